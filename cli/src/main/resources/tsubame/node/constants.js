"use strict";
module.exports = { ...require("fs").constants, ...require("os").constants };
