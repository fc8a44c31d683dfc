import {LIBRARY_LEVELS, LIBRARY_TERRAINS} from "@gradus/backend/contract/library-values";
import {PHASE_NAMES} from "@gradus/training/plans/plan";
import type {Choices} from "../address/use-address-choices";
import {type LibraryItem, searchableText} from "./library-item";

/** Minutes, from and below. */
const DURATIONS = {
  short: [0, 40],
  middle: [40, 60],
  long: [60, 90],
  longest: [90, Number.POSITIVE_INFINITY],
} as const;
export type Duration = keyof typeof DURATIONS;
export const DURATION_NAMES = ["short", "middle", "long", "longest"] as const satisfies readonly Duration[];

export const ZONES = ["1", "2", "3", "4", "5"] as const;
const YES = ["1"] as const;

export const CHOICES = {
  duration: DURATION_NAMES,
  zone: ZONES,
  phase: PHASE_NAMES,
  terrain: LIBRARY_TERRAINS,
  level: LIBRARY_LEVELS,
  indoor: YES,
  mine: YES,
} as const;
type FilterName = keyof typeof CHOICES;

export type LibraryFilter = {
  readonly [Name in FilterName]: (typeof CHOICES)[Name][number] | null;
} & {readonly search: string};

const oneOf = <T extends string>(choices: readonly T[], value: string | undefined): T | null =>
  choices.find((choice) => choice === value) ?? null;

/** The filter in the URL; invalid values are left out. */
export const parseFilter = ({search = "", ...chosen}: Choices): LibraryFilter => ({
  search,
  duration: oneOf(CHOICES.duration, chosen.duration),
  zone: oneOf(CHOICES.zone, chosen.zone),
  phase: oneOf(CHOICES.phase, chosen.phase),
  terrain: oneOf(CHOICES.terrain, chosen.terrain),
  level: oneOf(CHOICES.level, chosen.level),
  indoor: oneOf(CHOICES.indoor, chosen.indoor),
  mine: oneOf(CHOICES.mine, chosen.mine),
});

export const isFiltered = ({search, ...choices}: LibraryFilter) =>
  search.trim() !== "" || Object.values(choices).some((choice) => choice !== null);

/** Those that have all of it. Each word of a search has to be found, in whatever order. */
export function filterLibrary(items: readonly LibraryItem[], filter: LibraryFilter): LibraryItem[] {
  const words = searchableText(filter.search).split(/\s+/).filter(Boolean);
  return items.filter((item) => fits(item, filter) && words.every((word) => item.words.includes(word)));
}

function fits(
  item: LibraryItem,
  {duration, zone, phase, terrain, level, indoor, mine}: LibraryFilter,
): boolean {
  const [from, below] = duration ? DURATIONS[duration] : [0, Number.POSITIVE_INFINITY];
  const minutes = item.seconds / 60;
  return (
    minutes >= from &&
    minutes < below &&
    (zone === null || item.focus === Number(zone)) &&
    (phase === null || item.phases.includes(phase)) &&
    (terrain === null || item.terrain === terrain) &&
    (level === null || item.level === level) &&
    (indoor === null || item.isIndoor) &&
    (mine === null || item.isOwn)
  );
}
