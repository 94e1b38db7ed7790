console.log("_library is evaluated");
export const made = "made";
