/** Makes a name unique within the run, even for the same test in another worker. */
export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;
