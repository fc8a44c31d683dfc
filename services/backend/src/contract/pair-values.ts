// Plain values, free of the schema library: browsers load this file.

export const PAIR_KINDS = ["workout", "event"] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** Who paired it, or took it apart. What a person decided stays. */
export const PAIRED_BY = ["auto", "manual"] as const;
