export const h = "by baseUrl";
