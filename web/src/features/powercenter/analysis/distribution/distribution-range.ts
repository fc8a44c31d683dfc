import {addDays} from "@gradus/training/numbers/days";
import {isRunDay} from "../../address/run-dates";
import type {Choices} from "../../address/use-address-choices";

/** Days that are chosen by a name, today among them. */
const PRESETS = {"4w": 28, "8w": 56, "1y": 365} as const;
export type Preset = keyof typeof PRESETS;

const isPreset = (text: string | undefined): text is Preset =>
  text !== undefined && Object.hasOwn(PRESETS, text);
export const PRESET_NAMES: readonly Preset[] = ["4w", "8w", "1y"];
const DEFAULT_PRESET: Preset = "4w";

export interface DistributionRange {
  readonly from: string;
  readonly to: string;
  /** Null for a custom range. */
  readonly preset: Preset | null;
}

/** The range in the URL; otherwise the four weeks until today. */
export function distributionRange({range, from = "", to = ""}: Choices, today: string): DistributionRange {
  if (isRunDay(from) && isRunDay(to)) {
    return from <= to ? {from, to, preset: null} : {from: to, to: from, preset: null};
  }
  const preset = isPreset(range) ? range : DEFAULT_PRESET;
  return {from: addDays(today, 1 - PRESETS[preset]), to: today, preset};
}
