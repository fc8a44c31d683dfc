/** The way to a copy, by the word it is kept under. */
export const ONE_TIME = {export: "export"} as const;
