/** Kinds of one-time tokens for the way to a platform and back, by the name each is stored under. */
export const ONE_TIME = {state: "platform_state", handle: "platform_handle"} as const;
