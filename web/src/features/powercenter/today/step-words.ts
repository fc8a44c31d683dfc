import {middleWatts, targetWatts} from "@gradus/training/workouts/target";
import {metresOf, secondsOf} from "@gradus/training/workouts/workout";
import {measureWords} from "@/lib/format/measure-words";
import type {TodayContext} from "./today-messages";
import {percentOf, type Segment, type Step} from "./workout-steps";

type StepFormatContext = Pick<TodayContext, "t" | "format" | "criticalPower">;

/** "5:00", "1.20 km", or until the lap key is pressed. */
export function lengthWords(segment: Segment, {t, format}: Pick<StepFormatContext, "t" | "format">): string {
  const metres = metresOf(segment);
  if (metres !== null) return measureWords(format.distance(metres, 2));
  const seconds = secondsOf(segment);
  return seconds === null ? t("today.untilLap") : format.duration(seconds);
}

/** "252–260 W", or as near to it as is known. */
export function targetWords(segment: Segment, {t, format, criticalPower}: StepFormatContext): string {
  const watts = targetWatts(segment, criticalPower);
  if (watts === null) {
    const percent = percentOf(segment);
    return percent === null ? t("today.open") : t("today.percent", {percent: format.number(percent)});
  }
  const [low, high] = watts;
  const value = low === high ? format.number(low) : `${format.number(low)}–${format.number(high)}`;
  return measureWords({value, unit: "W"});
}

export const nameOf = ({segment}: Step, {t}: Pick<StepFormatContext, "t">): string =>
  segment.desc || t(`today.class.${segment.intensity_class}`);

export interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** The one figure the athlete looks for: watts, else percent, else the duration. */
export function figureOf({segment}: Step, {t, format, criticalPower}: StepFormatContext): Figure {
  const watts = middleWatts(segment, criticalPower);
  if (watts !== null) return {value: format.number(watts), unit: "W"};
  const percent = percentOf(segment);
  if (percent !== null) return {value: format.number(percent), unit: "%"};
  const metres = metresOf(segment);
  if (metres !== null) return format.distance(metres, metres < 10_000 ? 1 : 0);
  const seconds = secondsOf(segment);
  if (seconds === null) return {value: "–", unit: t("today.untilLap")};
  return {value: format.number(Math.max(1, Math.round(seconds / 60))), unit: t("today.minutes")};
}

/** "Hold 252 to 260 W for 4 × 5:00." `times`: once while it is being run. */
export function sentenceOf({segment, times}: Step, context: StepFormatContext): string {
  const {t, format, criticalPower} = context;
  const once = lengthWords(segment, context);
  const length = times > 1 ? `${format.number(times)} × ${once}` : once;
  const watts = targetWatts(segment, criticalPower);
  if (watts === null) {
    const percent = percentOf(segment);
    return percent === null
      ? t("today.free", {length})
      : t("today.holdPercent", {percent: format.number(percent), length});
  }
  const [low, high] = watts.map((value) => format.number(value));
  const target = low === high ? `${low}` : t("today.range", {low: `${low}`, high: `${high}`});
  return t("today.hold", {target, length});
}
