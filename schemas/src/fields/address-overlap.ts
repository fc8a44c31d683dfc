import {REGIONS} from "../markets.ts";

export interface Availability {
  readonly mode?: string;
  readonly regions?: readonly string[];
}

/** Regions in which two documents with one slug and language would both answer; a variant (`only`) beats the rest. */
export function addressOverlap(one: Availability | undefined, other: Availability | undefined): string[] {
  if (isVariant(one) !== isVariant(other)) return [];
  const others = new Set(regionsOf(other));
  return regionsOf(one).filter((region) => others.has(region));
}

const isVariant = (availability: Availability | undefined) => availability?.mode === "only";

function regionsOf(availability: Availability | undefined): string[] {
  const listed = availability?.regions ?? [];
  if (availability?.mode === "only") return REGIONS.filter((region) => listed.includes(region));
  if (availability?.mode === "except") return REGIONS.filter((region) => !listed.includes(region));
  return [...REGIONS];
}
