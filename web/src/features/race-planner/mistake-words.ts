import type {RaceMeasures} from "@/charts/race/measures";
import type {Mistakes} from "@/ui/form/form-state";
import type {PlanField, PlanMistake, PlanMistakes} from "./plan-fields";
import type {PlannerTranslator} from "./planner-messages";

export function mistakeWords(mistakes: PlanMistakes, t: PlannerTranslator, measures: RaceMeasures): Mistakes {
  const entries = Object.entries(mistakes) as [PlanField, PlanMistake][];
  return Object.fromEntries(entries.map(([name, mistake]) => [name, wordsOf(mistake, t, measures)]));
}

function wordsOf(mistake: PlanMistake, t: PlannerTranslator, {number}: RaceMeasures): string {
  const bound = (value: number) => number(value, Number.isInteger(value) ? 0 : 1);
  switch (mistake.code) {
    case "required":
      return t("validation.required");
    case "number":
      return t("validation.number");
    case "time":
      return t("race.timeInvalid");
    case "no_file":
      return t("planner.fileMissing");
    case "range":
      return t("validation.range", {min: bound(mistake.min), max: bound(mistake.max)});
  }
}
