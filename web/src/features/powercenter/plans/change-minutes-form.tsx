import {fieldMistakes} from "@/client/forms/field-mistakes";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changePlan} from "@/client/resources/use-plans";
import {useForm} from "@/ui/form/use-form";
import type {PlanPart} from "./plan-view";
import {startFailures} from "./start-failures";
import {DAYS, MINUTES_NOTES, minutesMistakes, readMinutes, WeekMinutesFields} from "./week-minutes";

/** Other days and minutes: what lies ahead is made anew for them. */
export function ChangeMinutesForm({
  plan,
  kit: {t},
  onChanged,
  onConflict,
  close,
}: PlanPart & {readonly close: () => void}) {
  const form = useForm({
    names: DAYS,
    validate: (values) => fieldMistakes(minutesMistakes(values), t, MINUTES_NOTES),
    async send(values) {
      const reply = await changePlan(plan.id, {minutes: readMinutes(values), version: plan.version});
      if (!reply.ok && reply.err.code === "conflict") onConflict();
      if (!reply.ok)
        return failureOutcome(reply, {
          names: DAYS,
          t,
          notes: MINUTES_NOTES,
          failures: startFailures(reply.err, t),
        });
      close();
      onChanged(reply.data);
      return {kind: "done"} as const;
    },
  });
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      intro={<p className="mt-4">{t("plans.changeMinutesText")}</p>}
    >
      <WeekMinutesFields form={form} minutes={plan.minutes} t={t} />
    </DialogForm>
  );
}
