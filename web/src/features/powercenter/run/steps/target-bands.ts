import type {TargetBand} from "@/charts/series-stack/chart-line";
import type {ComplianceStep} from "./judge-step";

/** The targets of a workout's steps in W, along the run; a step without a target has no band. */
export const targetBands = (steps: readonly ComplianceStep[]): TargetBand[] =>
  steps.flatMap(({from, to, target_low: low, target_high: high}) =>
    low === null || high === null || to <= from ? [] : [{from, to: to - 1, low, high}],
  );
