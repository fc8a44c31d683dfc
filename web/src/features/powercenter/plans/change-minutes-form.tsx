import {fieldMistakes} from "@/client/forms/field-mistakes";
import {DialogForm} from "@/client/parts/dialog-form";
import {useForm} from "@/ui/form/use-form";
import {changeFromForm} from "./change-from-form";
import type {PlanPart} from "./plan-part";
import {DAYS, MINUTES_NOTES, minutesMistakes, readMinutes, WeekMinutesFields} from "./week-minutes";

export function ChangeMinutesForm({
  plan,
  context,
  close,
  ...planProps
}: PlanPart & {readonly close: () => void}) {
  const {t} = context;
  const form = useForm({
    names: DAYS,
    validate: (values) => fieldMistakes(minutesMistakes(values), t, MINUTES_NOTES),
    send: (values) =>
      changeFromForm(
        {plan, context, close, ...planProps},
        {minutes: readMinutes(values)},
        {names: DAYS, notes: MINUTES_NOTES},
      ),
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
