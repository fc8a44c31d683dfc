/** For one visitor or one moment. */
export const NO_STORE = {"cache-control": "no-store"} as const;

/** For a stream of events, which something in between must not collect to compress it either. */
export const NO_STORE_STREAM = {"cache-control": "no-store, no-transform"} as const;

export const ALWAYS_REVALIDATE = {"cache-control": "public, max-age=0, must-revalidate"} as const;

export const CACHE_ONE_HOUR = {"cache-control": "public, max-age=3600"} as const;

/** Public, and cached for good: the address names the version. */
export const CACHE_FOREVER = {"cache-control": "public, max-age=31536000, immutable"} as const;
