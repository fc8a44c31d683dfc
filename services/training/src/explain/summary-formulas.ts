import type {Summary} from "../summary/summarize.ts";
import type {Formula} from "./formula.ts";

const defined = <Inputs extends Formula["inputs"]>(unit: string, formula: string, inputs: Inputs) => ({
  unit,
  formula,
  inputs,
  basis: "definition" as const,
  sources: [],
});

/** How each value of a run's summary comes about. */
export const SUMMARY_FORMULAS = {
  elapsed_time: defined("s", "t_last − t_first", {t_first: "s", t_last: "s"}),
  timer_time: defined("s", "Σ active", {active: "s"}),
  moving_time: defined("s", "Σ active ∧ (v > 0.5 ∨ P > 0)", {active: "s", speed: "m/s", power: "W"}),
  distance: defined("m", "max d", {distance: "m"}),
  average_power: defined("W", "W / t", {work: "J", timer_time: "s"}),
  moving_power: defined("W", "W / t", {work: "J", moving_time: "s"}),
  max_power: defined("W", "max mean₃ₛ(P)", {power: "W"}),
  work_kj: defined("kJ", "Σ P·1 s / 1000", {power: "W"}),
  iso_power: {
    unit: "W",
    formula: "(mean (mean₃₀ₛ(P))⁴)^(1/4)",
    inputs: {power: "W"},
    basis: "published",
    sources: ["Skiba PF 2006"],
  },
  form_power_ratio: defined("ratio", "mean(Pform) / mean(P), both > 0", {form_power: "W", power: "W"}),
  power_hr_drift: defined("%", "100·(r₁ − r₂) / r₁, r = mean(P) / mean(HR)", {
    first_half: "W·min",
    second_half: "W·min",
  }),
  running_effectiveness: defined("ratio", "v / (P / m)", {speed: "m/s", power: "W", mass: "kg"}),
  average_speed: defined("m/s", "d / t", {distance: "m", moving_time: "s"}),
  average_heart_rate: defined("1/min", "mean(HR)", {heart_rate: "1/min"}),
  max_heart_rate: defined("1/min", "max(HR)", {heart_rate: "1/min"}),
  average_cadence: defined("steps/min", "mean(c)", {cadence: "steps/min"}),
  average_stride_length: defined("m", "mean(60·v / c)", {speed: "m/s", cadence: "steps/min"}),
  average_ground_time: defined("ms", "mean(t > 0)", {ground_time: "ms"}),
  average_oscillation: defined("cm", "mean(z > 0)", {vertical_oscillation: "cm"}),
  average_leg_spring: defined("kN/m", "mean(k > 0)", {leg_spring_stiffness: "kN/m"}),
  elevation_gain: defined("m", "Σ Δh > 0, |Δh| ≥ h₀", {altitude: "m", hysteresis: "m"}),
  elevation_loss: defined("m", "Σ −Δh > 0, |Δh| ≥ h₀", {altitude: "m", hysteresis: "m"}),
} as const satisfies Record<keyof Summary, Formula>;
