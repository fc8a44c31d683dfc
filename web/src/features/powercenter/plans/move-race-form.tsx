import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changePlan} from "@/client/resources/use-plans";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {PlanPart} from "./plan-view";
import {startFailures} from "./start-failures";

const NAMES = ["day"] as const;

/** Another day for the race: what lies ahead is made anew, what is over stays. */
export function MoveRaceForm({
  plan,
  kit,
  onChanged,
  onConflict,
  close,
}: PlanPart & {readonly close: () => void}) {
  const {t, today} = kit;
  const distance = plan.race?.distance ?? 0;
  const form = useForm({
    names: NAMES,
    validate: ({day}) => fieldMistakes({day: calendarDay(day)}, t),
    async send({day}) {
      const reply = await changePlan(plan.id, {race: {day, distance}, version: plan.version});
      if (!reply.ok && reply.err.code === "conflict") onConflict();
      if (!reply.ok) return failureOutcome(reply, {names: NAMES, t, failures: startFailures(reply.err, t)});
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
      submit={{label: t("plans.moveRace"), saving: t("common.saving"), variant: "primary"}}
      intro={<p className="mt-4">{t("plans.moveRaceText")}</p>}
    >
      <TextField
        field={form.field("day")}
        label={t("plans.raceDay")}
        type="date"
        min={today}
        defaultValue={plan.race?.day}
      />
    </DialogForm>
  );
}
