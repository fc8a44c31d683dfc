import {formatDuration} from "@/lib/format/duration";
import type {RaceResult, RaceSetting} from "./race-result";

/**
 * Whether a goal is more than the runner can hold. Then it is no plan: the runner is not advised to hold it, and gets
 * no band for it.
 */
export const isBeyond = ({hasGoal, feasibility}: RaceResult): boolean =>
  hasGoal && feasibility === "unlikely";

export function resultPhrase(result: RaceResult, setting: RaceSetting): string {
  const {t, measures} = setting;
  const {power, time, time_range: range} = result;
  if (isBeyond(result)) {
    const requirement = t("race.asks", {time: formatDuration(time), watts: measures.watts(power)});
    return `${requirement} ${tooFastPhrase(result, setting)}`;
  }
  return t("race.result", {
    watts: measures.number(Math.round(power), 0),
    time: formatDuration(time),
    low: formatDuration(range.min),
    high: formatDuration(range.max),
  });
}

const TAKES = {
  altitude: "race.takes.altitude",
  heat: "race.takes.heat",
  freshness: "race.takes.freshness",
} as const;
const GIVES = {
  altitude: "race.gives.altitude",
  heat: "race.gives.heat",
  freshness: "race.gives.freshness",
} as const;
const FEASIBLE = {safe: "race.safe", ambitious: "race.ambitious"} as const;

/** Watts that are worth a word. */
const FELT = 0.5;
/** Share of the time that is worth a word. */
const SLOWER = 0.0005;

export interface RacePhrase {
  readonly words: string;
  readonly isWarning: boolean;
}

export function resultNotes(result: RaceResult, setting: RaceSetting): RacePhrase[] {
  const {t, measures} = setting;
  const slower = measures.percent(result.slow_finish);
  const notes = [
    shareOf(result, setting),
    ...factorsOf(result, setting),
    ...(result.isLevelled ? [t("race.flat")] : []),
    ...(result.slow_finish > SLOWER ? [t("race.slowFinish", {percent: slower})] : []),
    ...(result.is_low_confidence ? [t("race.longRace")] : []),
  ].map((words) => ({words, isWarning: false}));
  const goal = goalPhrase(result, setting);
  // A warning is part of the result sentence and is not repeated below it.
  return goal && !goal.isWarning ? [goal, ...notes] : notes;
}

function shareOf({power, criticalPower}: RaceResult, {t, measures}: RaceSetting): string {
  return t("race.shareOfPower", {
    percent: measures.percent(power / criticalPower),
    power: measures.watts(criticalPower),
  });
}

function factorsOf({factors}: RaceResult, {t, measures}: RaceSetting): string[] {
  return factors
    .filter(({watts}) => Math.abs(watts) >= FELT)
    .map(({id, watts}) => t((watts < 0 ? TAKES : GIVES)[id], {watts: measures.watts(Math.abs(watts))}));
}

/** Null without a goal. */
export function goalPhrase(result: RaceResult, setting: RaceSetting): RacePhrase | null {
  const {feasibility} = result;
  if (!result.hasGoal) return null;
  if (feasibility !== "unlikely") return {words: setting.t(FEASIBLE[feasibility]), isWarning: false};
  return {words: tooFastPhrase(result, setting), isWarning: true};
}

function tooFastPhrase(result: RaceResult, {t, measures}: RaceSetting): string {
  const {power, time, power_range_suggested: suggested} = result;
  const watts = measures.number(Math.ceil(power - suggested.target), 0);
  return t("race.tooFast", {watts, time: formatDuration(time)});
}
