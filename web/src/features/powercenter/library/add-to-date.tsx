import {PLANNED_DAYS, WORKOUT_BOUNDS} from "@gradus/backend/contract/workout-values";
import {useRef, useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addWorkout} from "@/client/resources/calendar-calls";
import {localDay} from "@/lib/time/local-day";
import {DialogButton} from "@/ui/dialog-button";
import type {FormValues} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {bodyOf} from "../builder/workout";
import {fullDayWords} from "../format/day-words";
import type {LibraryContext} from "./library-context";
import type {LibraryItem} from "./library-item";

interface Props {
  readonly item: LibraryItem;
  readonly context: LibraryContext;
}

const FIELDS = ["day"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;

export function AddToDate({item, context}: Props) {
  const {t} = context;
  if (item.blocks === null) return null;
  return (
    <DialogButton
      label={t("library.addToDate")}
      name={t("library.addNamed", {title: item.title})}
      title={t("library.addTitle", {title: item.title})}
    >
      {(close) => <DateForm item={item} context={context} close={close} />}
    </DialogButton>
  );
}

function DateForm({item, context: {format, t, onDone}, close}: Props & {readonly close: () => void}) {
  const key = useRef(crypto.randomUUID());
  /** A past day that was sent once: sent again, it is meant. */
  const [past, setPast] = useState<string | null>(null);
  const form = useForm({names: FIELDS, validate, send});
  const failures = {limit_reached: t("library.dayFull", {max: WORKOUT_BOUNDS.day.max})};

  function validate({day}: Values) {
    const isOutside = day < PLANNED_DAYS.first || day > PLANNED_DAYS.last;
    return fieldMistakes({day: calendarDay(day) ?? (isOutside ? ("out_of_range" as const) : undefined)}, t, {
      day: {words: {out_of_range: t("library.noDay")}},
    });
  }
  async function send({day}: Values) {
    if (day < localDay(new Date()) && day !== past) {
      setPast(day);
      const words = t("library.pastDay", {day: fullDayWords(format.locale, day)});
      return {kind: "refused", mistakes: {day: words}} as const;
    }
    const {title, type, desc, surface, objective, tags, blocks} = item;
    const head = {title, type, desc, surface, objective, tags};
    const reply = await addWorkout(
      {...bodyOf({...head, blocks: blocks ?? []}), day, time: null},
      key.current,
    );
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, failures});
    close();
    onDone(t("library.added", {title, day: fullDayWords(format.locale, day)}));
    return {kind: "done"} as const;
  }
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t(past ? "library.planInPast" : "library.add"), saving: t("common.saving")}}
    >
      <TextField
        field={form.field("day")}
        label={t("library.day")}
        type="date"
        min={PLANNED_DAYS.first}
        max={PLANNED_DAYS.last}
        defaultValue={localDay(new Date())}
        onChange={() => setPast(null)}
      />
    </DialogForm>
  );
}
