import type {PlanSupplemental} from "@gradus/backend/contract/plans";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {editSupplemental} from "@/client/resources/use-plans";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {PlanPart} from "./plan-view";

const NAMES = ["day"] as const;

interface Props extends Pick<PlanPart, "plan" | "kit"> {
  readonly beside: PlanSupplemental;
  readonly close: () => void;
  readonly onMoved: (moved: PlanSupplemental) => void;
}

/** Another day for strength or the like. */
export function MoveBesideForm({plan, beside, kit: {t, today}, close, onMoved}: Props) {
  const form = useForm({
    names: NAMES,
    validate: ({day}) => fieldMistakes({day: calendarDay(day)}, t),
    async send({day}) {
      const reply = await editSupplemental(plan.id, beside.id, {day, version: beside.version});
      if (!reply.ok) return failureOutcome(reply, {names: NAMES, t});
      close();
      onMoved(reply.data);
      return {kind: "done"} as const;
    },
  });
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("plans.move"), saving: t("common.saving"), variant: "primary"}}
    >
      <TextField
        field={form.field("day")}
        label={t("plans.day")}
        type="date"
        min={today}
        max={plan.to}
        defaultValue={beside.day}
      />
    </DialogForm>
  );
}
