import type {RaceMeasures} from "@/charts/race/measures";
import type {Scales} from "@/charts/race/units";
import type {PlannerTranslator} from "./planner-messages";

export interface PlannerSetting {
  readonly t: PlannerTranslator;
  readonly scales: Scales;
  readonly measures: RaceMeasures;
}

export interface PlannerHrefs {
  readonly store: string;
  readonly races: string;
}
