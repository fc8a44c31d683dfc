import {zoneOf} from "@gradus/training/zones/zones";
import {type RacePhrase, resultNotes, resultPhrase} from "@/charts/race/race-phrases";
import type {RaceResult} from "@/charts/race/race-result";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-setting";

export function resultOf({plan, prediction, criticalPower, ...rest}: Answer): RaceResult {
  return {
    ...prediction,
    ...rest,
    criticalPower,
    isLevelled: plan.course.kind === "file" && !plan.course.hasHeights,
    hasGoal: plan.goal !== null,
    zoneOf: (watts) => Math.max(1, zoneOf(watts / criticalPower)),
  };
}

export const summaryOf = (answer: Answer, setting: PlannerSetting): string =>
  resultPhrase(resultOf(answer), setting);

export function sentencesOf(answer: Answer, setting: PlannerSetting): readonly RacePhrase[] {
  const notes = resultNotes(resultOf(answer), setting);
  if (answer.plan.basis.kind === "power") return notes;
  const power = setting.measures.watts(answer.criticalPower);
  return [{words: setting.t("planner.estimated", {power}), isWarning: false}, ...notes];
}
