import type {FirstEfforts} from "@gradus/backend/contract/power-curve";

export type FirstEffort = FirstEfforts["items"][number];

/** Watts between the round numbers that runners refer to. */
const STEP = 10;

/** The highest round number of watts that was passed for the first time; null where none lies between. */
export function firstMark({power, before}: Pick<FirstEffort, "power" | "before">): number | null {
  const mark = (Math.ceil(power / STEP) - 1) * STEP;
  return mark > before ? mark : null;
}

/** Whether an effort is worth reporting: not where the gain is too small to be shown in whole watts. */
export const isWorthReporting = ({power, before}: Pick<FirstEffort, "power" | "before">) =>
  firstMark({power, before}) !== null || Math.round(power - before) >= 1;
