export const ONE_TIME = {state: "platform_state", handle: "platform_handle"} as const;
