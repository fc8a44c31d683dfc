/** What forms keep to, without the schemas' library. */
export const STATEMENT_BOUNDS = {name: 120, contract: 120, details: 1000} as const;

export const CANCELLATION_NOTICES = ["ordinary", "extraordinary"] as const;
