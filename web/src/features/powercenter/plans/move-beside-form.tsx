import type {PlanSupplemental} from "@gradus/backend/contract/plans";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DAY_NAMES, DayForm} from "@/client/parts/day-form";
import {editSupplemental} from "@/client/resources/use-plans";
import type {PlanPart} from "./plan-view";

interface Props extends Pick<PlanPart, "plan" | "kit"> {
  readonly beside: PlanSupplemental;
  readonly close: () => void;
  readonly onMoved: (moved: PlanSupplemental) => void;
}

/** Another day for strength or the like. */
export function MoveBesideForm({plan, beside, kit: {t, today}, close, onMoved}: Props) {
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label: t("plans.move"), saving: t("common.saving"), variant: "primary"}}
      day={{label: t("plans.day"), min: today, max: plan.to, defaultValue: beside.day}}
      send={async (day) => {
        const reply = await editSupplemental(plan, beside.id, {day, version: beside.version});
        if (!reply.ok) return failureOutcome(reply, {names: DAY_NAMES, t});
        close();
        onMoved(reply.data);
        return {kind: "done"};
      }}
    />
  );
}
