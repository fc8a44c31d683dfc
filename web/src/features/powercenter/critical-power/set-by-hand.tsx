import {CRITICAL_POWER_BOUNDS} from "@gradus/backend/contract/critical-power-values";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, numberWithin, parseNumber} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {setCriticalPower} from "@/client/resources/use-critical-power";
import {DialogButton} from "@/ui/dialog-button";
import type {FormValues} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {CpContext} from "./cp-context";

interface Props {
  readonly context: CpContext;
  readonly onSet: (day: string) => void;
}

const FIELDS = ["critical_power", "date"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;

export function SetByHand({context, onSet}: Props) {
  const {t} = context;
  return (
    <DialogButton label={t("power.hand.open")} title={t("power.hand.title")}>
      {(close) => <HandForm context={context} onSet={onSet} close={close} />}
    </DialogButton>
  );
}

function HandForm({context: {automatic, t}, onSet, close}: Props & {readonly close: () => void}) {
  const today = automatic.to;
  const notes = {
    critical_power: CRITICAL_POWER_BOUNDS,
    date: {words: {out_of_range: t("power.hand.future")}},
  };
  const form = useForm({names: FIELDS, validate, send});

  function validate({critical_power, date}: Values) {
    const codes = {
      critical_power: numberWithin(CRITICAL_POWER_BOUNDS)(critical_power),
      date: calendarDay(date) ?? (date > today ? ("out_of_range" as const) : undefined),
    };
    return fieldMistakes(codes, t, notes);
  }
  async function send({critical_power, date}: Values) {
    const reply = await setCriticalPower({date, critical_power: parseNumber(critical_power) ?? 0});
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes});
    close();
    onSet(date);
    return {kind: "done"} as const;
  }
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("power.hand.set"), saving: t("common.saving")}}
      intro={<p className="mt-4">{t("power.hand.text")}</p>}
    >
      <TextField
        field={form.field("critical_power")}
        label={t("power.hand.watts")}
        hint={t("power.hand.hint", CRITICAL_POWER_BOUNDS)}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        field={form.field("date")}
        label={t("power.hand.from")}
        type="date"
        max={today}
        defaultValue={today}
      />
    </DialogForm>
  );
}
