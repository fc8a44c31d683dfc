import {isRecord} from "@gradus/schemas/fields/is-record";
import {REGIONS, type Region} from "@gradus/schemas/markets";
import type {Path} from "sanity";

/** The regions a targeting names; none named means all. */
export function targetedRegions(targeting: unknown): Region[] {
  if (!isRecord(targeting)) return [...REGIONS];
  const listed = Array.isArray(targeting.regions) ? targeting.regions : [];
  if (targeting.mode === "only") return REGIONS.filter((region) => listed.includes(region));
  if (targeting.mode === "except") return REGIONS.filter((region) => !listed.includes(region));
  return [...REGIONS];
}

/** Where a place in a document shows: in the regions of the document and of everything around the place. */
export function shownRegions(document: unknown, path: Path): Region[] {
  let regions: Region[] = [...REGIONS];
  let value = document;
  for (const segment of [null, ...path]) {
    if (segment !== null) value = step(value, segment);
    if (!isRecord(value)) break;
    const ownRegions = new Set(targetedRegions(value.availability ?? value.targeting));
    regions = regions.filter((region) => ownRegions.has(region));
  }
  return regions;
}

function step(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === "string") return isRecord(value) ? value[segment] : undefined;
  if (!Array.isArray(value)) return undefined;
  if (typeof segment === "number") return value[segment];
  return value.find(
    (item) => isRecord(item) && isRecord(segment) && "_key" in segment && item._key === segment._key,
  );
}
