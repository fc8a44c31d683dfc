import {formatDuration} from "@/lib/format/duration";
import type {Mistakes} from "@/ui/form/form-state";
import type {AnswerResult} from "./answer";
import type {Plan} from "./plan";
import type {PlannerSetting} from "./planner-setting";

export function refusalWords(
  refusal: Extract<AnswerResult, {readonly ok: false}>,
  {basis}: Plan,
  {t, measures}: PlannerSetting,
): Mistakes {
  if (refusal.code === "unreachable") {
    const {fastest, slowest, best} = refusal;
    // Rounded inwards, so that the times that are named can be planned.
    const [from, to] = [formatDuration(Math.ceil(fastest)), formatDuration(Math.floor(slowest))];
    return {target_time: t("race.unreachable", {fastest: from, slowest: to, best: formatDuration(best)})};
  }
  if (basis.kind !== "race") return {};
  const distance = measures.of(basis.distance, "distance", 1);
  return {race_time: t("planner.noPower", {distance, time: formatDuration(basis.seconds)})};
}
