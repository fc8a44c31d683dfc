/** A type as data. Numbers are places in the list of all shapes. */
export type Shape =
  | {readonly kind: "string" | "number" | "boolean" | "unknown"}
  /** One of these; none at all means null. */
  | {readonly kind: "choice"; readonly of: readonly (string | number | boolean)[]}
  /** `maybe` may be null, `optional` may be left out. */
  | {readonly kind: "list" | "maybe" | "optional"; readonly of: number}
  | {readonly kind: "fields"; readonly of: Readonly<Record<string, number>>}
  | {readonly kind: "union"; readonly of: readonly number[]};
