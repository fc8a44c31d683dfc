export interface Clause {
  readonly _key: string;
  readonly anchor: string;
  readonly aliases?: readonly string[] | null;
  readonly title: string;
}

export interface ClauseOverride {
  readonly _key: string;
  readonly mode: string;
  readonly anchor: string;
  readonly after?: string | null;
  readonly title?: string | null;
}

/** A clause that comes from an override: it has a title of its own and no former anchors. */
type Overriding<O> = O & {readonly title: string; readonly aliases: null};

/** Overrides apply in the order they were written. */
export function mergeClauses<
  C extends Clause,
  O extends ClauseOverride & Partial<Omit<C, keyof ClauseOverride>>,
>(clauses: readonly C[], overrides: readonly O[]): (C | Overriding<O>)[] {
  const merged: (C | Overriding<O>)[] = [...clauses];
  for (const override of overrides) applyOverride(merged, override);
  return merged;
}

function applyOverride<T extends Clause, O extends ClauseOverride>(
  merged: (T | Overriding<O>)[],
  override: O,
) {
  const at = merged.findIndex(({anchor}) => anchor === override.anchor);
  const clause = {...override, aliases: null, title: override.title ?? ""};
  if (override.mode === "remove") {
    if (at >= 0) merged.splice(at, 1);
  } else if (override.mode === "add") {
    const after = merged.findIndex(({anchor}) => anchor === override.after);
    merged.splice(after < 0 ? merged.length : after + 1, 0, clause);
  } else if (at >= 0) {
    merged[at] = clause;
  }
}
