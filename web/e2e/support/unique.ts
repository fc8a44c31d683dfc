/** Ends a name that nothing else of the run has, not even the same story in another worker. */
export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;
