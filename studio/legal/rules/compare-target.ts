import {type DatedVersion, stateOn} from "./version-state.ts";

interface Comparable extends DatedVersion {
  readonly previous: string | null;
}

/** What a version is compared with first: what applies today, or what it replaced when it applies itself. */
export function compareTarget<V extends Comparable>(
  own: Comparable,
  others: readonly V[],
  today: string,
): V | null {
  const inForce = others.find((version) => stateOn(version, others, today) === "inForce");
  const isAhead = !own.sealed || (own.effectiveFrom ?? "") > today;
  if (isAhead && inForce) return inForce;
  return others.find(({id}) => id === own.previous) ?? null;
}
