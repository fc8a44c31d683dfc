import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Summary} from "./summarize.ts";

/** Whether the mean over moving slots adds information to the mean over active ones. */
export const isMovingPowerShown = ({
  average_power: average,
  moving_power: moving,
}: Pick<Summary, "average_power" | "moving_power">): boolean =>
  average !== null &&
  moving !== null &&
  moving - average > TRAINING_DEFAULTS.summary.movingPowerShownAbove * average;
