/** Kinds of one-time tokens for data exports, by the name they are stored under. */
export const ONE_TIME = {export: "export"} as const;
