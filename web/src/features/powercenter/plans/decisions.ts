import type {PlanChange} from "@gradus/backend/contract/plans";

/** What a plan changed at one moment for one reason. */
export interface Decision {
  /** A day. */
  readonly at: string;
  readonly changes: readonly [PlanChange, ...PlanChange[]];
}

/** Changes by when and why they were made, in the order they come in. */
export function decisionsOf(changes: readonly PlanChange[]): readonly Decision[] {
  const decisions = new Map<string, Decision>();
  for (const change of changes) {
    const key = `${change.at} ${change.rule}`;
    const known = decisions.get(key);
    const at = change.at.slice(0, "yyyy-MM-dd".length);
    decisions.set(key, known ? {at, changes: [...known.changes, change]} : {at, changes: [change]});
  }
  return [...decisions.values()];
}
