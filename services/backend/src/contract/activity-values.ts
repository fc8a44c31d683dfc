import type {ProblemCode} from "@gradus/training/files/problems";

/** It changes the cost of running, so predictions need it. */
export const SURFACES = ["road", "trail", "track", "treadmill"] as const;
export type Surface = (typeof SURFACES)[number];

/** What a run was meant to be. Races and tests are known to be maximal efforts. */
export const RUN_TYPES = ["run", "race", "test", "workout", "long_run", "recovery"] as const;
export type RunType = (typeof RUN_TYPES)[number];

/** Whose watts: those of two families are never compared. */
export const POWER_FAMILIES = ["pod", "watch", "other"] as const;
export type PowerFamily = (typeof POWER_FAMILIES)[number];

export const CP_SOURCES = ["auto", "manual", "test", "import"] as const;

/** What became of a file: its runs are there, were there before, it cannot be read, or it is being read. */
export const UPLOAD_OUTCOMES = ["created", "duplicate", "refused", "reading"] as const;

/** A deleted run can be brought back for so long; then its file goes for good. */
export const RESTORE_DAYS = 30;

export const ACTIVITY_BOUNDS = {
  name: {max: 120},
  tag: {max: 40},
  tags: {max: 20},
  rpe: {min: 1, max: 10},
  feel: {min: 1, max: 5},
  query: {max: 80},
  /** Of a run that is entered by hand: metres, and seconds. */
  entered: {distance: {min: 100, max: 300_000}, duration: {min: 60, max: 86_400}},
  page: {usual: 30, max: 200},
  /** Seconds for each value of a series. */
  resolution: {max: 600},
  /** Files in one request. */
  files: {max: 50},
} as const;

/** The `source` of a run that was entered by hand, without a recording. */
export const BY_HAND = "hand";

/** The problems of a file. A page has a text for each; the list of the science module explains them. */
const PROBLEMS: Readonly<Record<ProblemCode, true>> = {
  empty_file: true,
  too_large: true,
  packed: true,
  cannot_unpack: true,
  no_recording_inside: true,
  too_many_inside: true,
  packed_too_tightly: true,
  reading_failed: true,
  unknown_format: true,
  document_type: true,
  not_an_activity: true,
  course: true,
  no_records: true,
  one_moment: true,
  other_sport: true,
  clock_not_set: true,
  starts_in_future: true,
  too_long: true,
  too_many_records: true,
  times_jump: true,
  truncated: true,
  checksum: true,
  damaged: true,
  fields_left_out: true,
  sport_unknown: true,
  cut_at_jump: true,
  time_went_back: true,
  same_run: true,
  impossible_values: true,
};
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];
