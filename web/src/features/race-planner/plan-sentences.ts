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

/** What there is to say about an answer: whether its goal can be held, and what the surroundings take. */
export function sentencesOf(answer: Answer, {t, measures}: PlannerSetting): string[] {
  const {prediction, plan, criticalPower} = answer;
  const sentences: string[] = [];
  if (plan.basis.kind === "race")
    sentences.push(t("planner.estimated", {power: measures.watts(criticalPower)}));
  if (plan.goal) sentences.push(feasibilityOf(answer, {t, measures}));
  for (const {id, watts} of prediction.factors) {
    if (Math.abs(watts) < FELT) continue;
    const amount = measures.watts(Math.abs(watts));
    sentences.push(t((watts < 0 ? TAKES : GIVES)[id], {watts: amount}));
  }
  if (plan.course.kind === "file" && !plan.course.hasHeights) sentences.push(t("race.flat"));
  if (prediction.is_low_confidence) sentences.push(t("planner.longRace"));
  return sentences;
}

function feasibilityOf({prediction}: Answer, {t, measures}: Pick<PlannerSetting, "t" | "measures">): string {
  const {feasibility, power, time, power_range_suggested: suggested} = prediction;
  if (feasibility !== "unlikely") return t(FEASIBLE[feasibility]);
  const watts = measures.number(Math.ceil(power - suggested.target), 0);
  return t("race.tooFast", {watts, time: formatDuration(time)});
}
