export const ONE_TIME = {export: "export"} as const;
