// Apart from the schemas, so that a form in the browser can list them without the parser.

/** Races a coach prepares for: 1 mile to 10k, 10k to marathon, above marathon. */
export const DISTANCES = ["short", "long", "ultra"] as const;
export const TRIATHLON = ["sprint", "olympic", "half_ironman", "ironman"] as const;
export const RUN_PREFERENCES = ["road", "trail", "track", "treadmill", "ultra", "beginner"] as const;
export const PLATFORMS = ["final_surge", "powercenter", "training_peaks", "two_peak"] as const;
export const PRICE_BANDS = ["low", "middle", "high"] as const;
export const SPECIALITIES = [
  "first_race",
  "marathon_pacing",
  "critical_power",
  "hills",
  "long_trails",
  "return_from_injury",
  "masters",
  "speed",
  "triathlon_run",
  "busy_weeks",
] as const;
export const PLAN_GOALS = ["5k", "10k", "half_marathon", "marathon", "ultra", "triathlon"] as const;

export const COACH_FILTERS = [
  "distance",
  "triathlon",
  "in_person",
  "location",
  "run_preferences",
  "platforms",
  "name",
] as const;
export type CoachFilter = (typeof COACH_FILTERS)[number];

export const COACH_SORTS = ["az", "za", "random"] as const;
export type CoachSort = (typeof COACH_SORTS)[number];

/** A field no person sees or fills in. Programs that fill in every field give themselves away. */
export const HONEYPOT = "website";

export const COACH_LIMITS = {
  name_query: {min: 2, max: 80},
  page: {standard: 24, max: 100},
  seed_max: 2_147_483_647,
  name: 80,
  message: 2_000,
  credentials: 1_000,
  link: 200,
  languages: 8,
  experience_years: 60,
} as const;
