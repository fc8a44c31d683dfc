// Plain values, free of the schema library: browsers load this file.

/** Calendar entries other than runs and workouts. During illness and on days off plans schedule nothing. */
export const EVENT_KINDS = ["race", "event", "note", "illness", "day_off"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const RACE_PRIORITIES = ["a", "b", "c"] as const;

/** Characters; metres; seconds; W; days. */
export const EVENT_BOUNDS = {
  title: {max: 120},
  desc: {max: 2000},
  distance: {min: 100, max: 1_000_000},
  goal_time: {min: 10, max: 604_800},
  goal_power: {min: 20, max: 2000},
  length: {max: 400},
  /** Of one runner, deleted ones left out. */
  kept: {max: 5000},
} as const;
