/** Weeks of the year that is run, and the one of them in which the plan towards the last race begins. */
export const WEEKS = 52;
export const PLAN_FIRST_WEEK = 43;

export interface DemoRace {
  /** Counted from the first week of the year; the last one is still to come. Races are on Sundays. */
  readonly week: number;
  readonly name: string;
  readonly metres: number;
  readonly priority: "a" | "b" | "c";
}

const HALF = 21_097.5;

/** Half marathons, and shorter races on the way to them. */
export const RACES: readonly DemoRace[] = [
  {week: 9, name: "Harbour 5 km", metres: 5000, priority: "c"},
  {week: 15, name: "Lighthouse 10 km", metres: 10_000, priority: "b"},
  {week: 20, name: "Island half marathon", metres: HALF, priority: "a"},
  {week: 31, name: "Old Town 5 km", metres: 5000, priority: "c"},
  {week: 35, name: "Bridge 10 km", metres: 10_000, priority: "b"},
  {week: 39, name: "Lakes half marathon", metres: HALF, priority: "a"},
  {week: 42, name: "Park 5 km", metres: 5000, priority: "c"},
  {week: 50, name: "Breakwater 10 km", metres: 10_000, priority: "b"},
  {week: 54, name: "Coast half marathon", metres: HALF, priority: "a"},
];
