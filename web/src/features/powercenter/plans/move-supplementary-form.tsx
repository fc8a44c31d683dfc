import type {SupplementarySession} from "@gradus/backend/contract/plans";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DAY_FIELDS, DayForm} from "@/client/parts/day-form";
import {editSupplementarySession} from "@/client/resources/use-plans";
import type {PlanPart} from "./plan-part";

interface Props extends Pick<PlanPart, "plan" | "context"> {
  readonly session: SupplementarySession;
  readonly close: () => void;
  readonly onMoved: (moved: SupplementarySession) => void;
}

export function MoveSupplementaryForm({plan, session, context: {t, today}, close, onMoved}: Props) {
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label: t("plans.move"), saving: t("common.saving"), variant: "primary"}}
      day={{label: t("plans.day"), min: today, max: plan.to, defaultValue: session.day}}
      send={async (day) => {
        const reply = await editSupplementarySession(plan, session.id, {day, version: session.version});
        if (!reply.ok) return failureOutcome(reply, {names: DAY_FIELDS, t});
        close();
        onMoved(reply.data);
        return {kind: "done"};
      }}
    />
  );
}
