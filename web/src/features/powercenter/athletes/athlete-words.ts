import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {ShareLevel} from "@gradus/backend/contract/share-values";
import type {RunFormat} from "../format/run-format";
import type {AthletesTranslator} from "./athletes-messages";

export function statusWords(status: NonNullable<AthleteRow["status"]>, t: AthletesTranslator): string {
  const count = status.count ?? 0;
  switch (status.code) {
    case "ill":
      return t("athletes.ill");
    case "missed_more":
      return t("athletes.missedMore", {count});
    case "far_over":
      return t("athletes.farOver", {count});
    case "quiet":
      return t("athletes.quiet", {count});
    case "no_plan":
      return t("athletes.noPlan");
    case "missed_one":
      return t("athletes.missedOne");
    case "fine":
      return t("athletes.fine");
  }
}

const LEVELS = {
  summary: "shares.nameSummary",
  activities: "shares.nameActivities",
  plan: "shares.namePlan",
  coach: "athletes.levelCoach",
} as const;

export const levelWords = (level: ShareLevel, t: AthletesTranslator) => t(LEVELS[level]);

export function weekWords(
  {week, days}: Pick<AthleteRow, "week" | "days">,
  format: RunFormat,
  t: AthletesTranslator,
) {
  const {planned, done} = week;
  const ran = format.duration(done.duration);
  // Without critical power, the duration of what is planned is unknown.
  const isPlanned = days?.some(({standing}) => standing !== null && standing !== "unplanned") ?? false;
  if (planned.duration === 0) return t(isPlanned ? "athletes.weekRun" : "athletes.weekFree", {done: ran});
  return t("athletes.week", {done: ran, planned: format.duration(planned.duration)});
}
