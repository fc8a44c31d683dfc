import type {Locale} from "@gradus/schemas/markets";
import type {
  DISTANCES,
  PLAN_GOALS,
  RUN_PREFERENCES,
  SPECIALITIES,
  TRIATHLON,
} from "../../contract/coach-values.ts";

type Words = Readonly<Record<Locale, string>>;

export interface Archetype {
  readonly headlines: readonly Words[];
  readonly approach: Words;
  readonly distances: readonly (typeof DISTANCES)[number][];
  readonly triathlon: readonly (typeof TRIATHLON)[number][];
  readonly run_preferences: readonly (typeof RUN_PREFERENCES)[number][];
  readonly specialities: readonly (typeof SPECIALITIES)[number][];
  readonly plans: readonly {
    readonly goal: (typeof PLAN_GOALS)[number];
    readonly weeks: number;
    readonly runs_per_week: number;
  }[];
}
