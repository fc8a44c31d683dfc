import {formatDuration} from "@/lib/format/duration";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-form";

/** The answer in a sentence. */
export function summaryOf({prediction}: Answer, {t, measures}: PlannerSetting): string {
  const {power, time, time_range: range} = prediction;
  return t("race.result", {
    watts: measures.number(Math.round(power), 0),
    time: formatDuration(time),
    low: formatDuration(range.min),
    high: formatDuration(range.max),
  });
}

const TAKES = {altitude: "planner.takes.altitude", heat: "planner.takes.heat"} as const;
const GIVES = {altitude: "planner.gives.altitude", heat: "planner.gives.heat"} as const;
const FEASIBLE = {safe: "planner.safe", ambitious: "planner.ambitious"} as const;

/** Watts that are worth a word. */
const FELT = 0.5;

export interface Sentence {
  readonly words: string;
  readonly isWarning: boolean;
}

/** What there is to say about an answer: whether its goal can be held, and what the surroundings take. */
export function sentencesOf(answer: Answer, setting: PlannerSetting): Sentence[] {
  const {plan, prediction, criticalPower} = answer;
  const {t, measures} = setting;
  const power = measures.watts(criticalPower);
  const isLevelled = plan.course.kind === "file" && !plan.course.hasHeights;
  const sentences = [
    ...(plan.basis.kind === "race" ? [t("planner.estimated", {power})] : []),
    ...surroundingsOf(answer, setting),
    ...(isLevelled ? [t("race.flat")] : []),
    ...(prediction.is_low_confidence ? [t("planner.longRace")] : []),
  ].map((words) => ({words, isWarning: false}));
  if (!plan.goal) return sentences;
  const isWarning = prediction.feasibility === "unlikely";
  return [{words: feasibilityOf(answer, setting), isWarning}, ...sentences];
}

function surroundingsOf({prediction}: Answer, {t, measures}: PlannerSetting): string[] {
  return prediction.factors
    .filter(({watts}) => Math.abs(watts) >= FELT)
    .map(({id, watts}) => t((watts < 0 ? TAKES : GIVES)[id], {watts: measures.watts(Math.abs(watts))}));
}

function feasibilityOf({prediction}: Answer, {t, measures}: PlannerSetting): string {
  const {feasibility, power, time, power_range_suggested: suggested} = prediction;
  if (feasibility !== "unlikely") return t(FEASIBLE[feasibility]);
  const watts = measures.number(Math.ceil(power - suggested.target), 0);
  return t("race.tooFast", {watts, time: formatDuration(time)});
}
