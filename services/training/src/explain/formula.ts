/**
 * How well founded a formula is: from literature, from literature with parts of our own, by definition, or assumed by
 * us.
 */
type Basis = "published" | "adapted" | "definition" | "assumption";

/**
 * How a derived value comes about. Names are keys of messages; formulas and citations are the same in every language.
 */
export interface Formula {
  readonly unit: string;
  readonly formula: string;
  /** What goes in, with units, in the order in which it is read. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly basis: Basis;
  /** Citations; what an assumption was anchored on. A definition has none. */
  readonly sources: readonly string[];
}
