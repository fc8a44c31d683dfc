import type {OwnFailures} from "@/client/forms/failure-message";
import type {Failure} from "@/client/session/reply";
import type {PlansContext} from "./plans-messages";

const REASONS = ["race_past", "start_past", "too_short", "too_long", "no_days"] as const;

export function startFailures(
  {params}: Failure,
  {t, athlete}: Pick<PlansContext, "t" | "athlete">,
): OwnFailures {
  const reason = REASONS.find((each) => each === params?.reason) ?? "too_short";
  return {
    plan_impossible: t(`plans.impossible.${reason}`),
    plan_running: t("plans.running"),
    membership_needed: athlete ? t("plans.lockedOf", {name: athlete.name}) : t("plans.locked"),
    limit_reached: t("plans.dayFull"),
    conflict: t("plans.changedMeanwhile"),
  };
}
