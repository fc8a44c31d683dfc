import type {DailyLoad} from "../load/daily-load.ts";
import type {Week} from "../load/week.ts";
import type {Formula} from "./formula.ts";

const BANISTER = ["Banister EW et al. 1975", "Banister EW et al. 1991"] as const;

/** How each value of daily load comes about. */
export const DAILY_FORMULAS = {
  stress: {
    unit: "points",
    formula: "Σ (100/3600)·(min(P, 3·CP) / CP)^2.6",
    inputs: {power: "W", critical_power: "W", timer_time: "s"},
    basis: "assumption",
    sources: ["Ron G 2017", "Skiba PF 2006"],
  },
  fitness: {
    unit: "points",
    formula: "f + (s − f)·(1 − e^(−1/42))",
    inputs: {fitness_yesterday: "points", stress: "points"},
    basis: "published",
    sources: BANISTER,
  },
  fatigue: {
    unit: "points",
    formula: "a + (s − a)·(1 − e^(−1/7))",
    inputs: {fatigue_yesterday: "points", stress: "points"},
    basis: "published",
    sources: BANISTER,
  },
  form: {
    unit: "points",
    formula: "f − a",
    inputs: {fitness_yesterday: "points", fatigue_yesterday: "points"},
    basis: "published",
    sources: BANISTER,
  },
  ramp: {
    unit: "points",
    formula: "f − f₋₇",
    inputs: {fitness: "points", fitness_week_ago: "points"},
    basis: "definition",
    sources: [],
  },
} as const satisfies Record<keyof DailyLoad, Formula>;

/** How each value of a week comes about. */
export const WEEK_FORMULAS = {
  week_stress: {
    unit: "points",
    formula: "Σ s",
    inputs: {stress: "points"},
    basis: "definition",
    sources: [],
  },
  week_monotony: {
    unit: "ratio",
    formula: "mean(s) / sd(s), ≤ 10",
    inputs: {mean_stress: "points", spread_of_stress: "points"},
    basis: "published",
    sources: ["Foster C 1998"],
  },
  week_strain: {
    unit: "points",
    formula: "Σ s · monotony",
    inputs: {week_stress: "points", week_monotony: "ratio"},
    basis: "published",
    sources: ["Foster C 1998"],
  },
} as const satisfies Record<`week_${keyof Week}`, Formula>;

/** Stress from sources other than power, and other values of days. */
export const OTHER_LOAD_FORMULAS = {
  heart_rate_stress: {
    unit: "points",
    formula: "100·Σ w(HRr) / (3600·w(HRr_t)), w(x) = x·a·e^(b·x)",
    inputs: {heart_rate: "1/min", resting: "1/min", threshold: "1/min", maximum: "1/min"},
    basis: "published",
    sources: ["Banister EW 1991"],
  },
  pace_stress: {
    unit: "points",
    formula: "Σ (100/3600)·(min(P(v), 3·CP) / CP)^2.6",
    inputs: {speed: "m/s", mass: "kg", critical_power: "W", timer_time: "s"},
    basis: "assumption",
    sources: ["Ron G 2017", "Skiba PF 2006", "van Dijk H, van Megen R", "Minetti AE et al. 2002"],
  },
  effort_stress: {
    unit: "points",
    formula: "10·RPE·h",
    inputs: {perceived_effort: "1 to 10", timer_time: "s"},
    basis: "adapted",
    sources: ["Foster C 2001"],
  },
  acute_chronic_ratio: {
    unit: "ratio",
    formula: "mean₇(s) / mean₂₈(s)",
    inputs: {mean_of_week: "points", mean_of_four_weeks: "points"},
    basis: "published",
    sources: ["Gabbett TJ 2016", "Impellizzeri FM et al. 2020"],
  },
  performance: {
    unit: "W",
    formula: "p₀ + k₁·g − k₂·h",
    inputs: {level: "W", gain: "W/point", fitness_sum: "points", loss: "W/point", fatigue_sum: "points"},
    basis: "published",
    sources: BANISTER,
  },
} as const satisfies Record<string, Formula>;
