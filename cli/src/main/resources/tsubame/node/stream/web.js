"use strict";
// node:stream/web: the streams of the web, which are globals too.
module.exports = { ...require("internal/web_streams"), ...require("internal/compression") };
