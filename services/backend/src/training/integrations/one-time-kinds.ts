/** The two halves of the way to a platform and back, by the word each is kept under. */
export const ONE_TIME = {state: "platform_state", handle: "platform_handle"} as const;
