import {EVENT_BOUNDS, type EventKind} from "@gradus/backend/contract/event-values";
import type {CalendarEvent, NewEvent} from "@gradus/backend/contract/events";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, filledText, longText, numberWithin, parseNumber} from "@/client/forms/field-rules";
import {parseRaceTime} from "@/client/forms/race-time";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {formatDuration} from "@/lib/format/duration";
import {numberFormat} from "@/lib/format/intl";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {CalendarContext} from "./calendar-context";
import type {DialogProps} from "./dialog-props";
import {saveEvent} from "./item-actions";

const NAMES = ["title", "day", "until", "time", "distance", "goal_time", "desc"] as const;
type Values = Readonly<Record<(typeof NAMES)[number], string>>;

interface Props extends DialogProps {
  readonly day: string;
  readonly kind: EventKind;
  /** Null for a new one. */
  readonly event: CalendarEvent | null;
}

export function EventForm({context, actions, day, kind, event, close}: Props) {
  const {t, format} = context;
  const form = useForm({
    names: NAMES,
    validate: (values) => mistakesOf(values, context),
    async send(values) {
      const reply = await saveEvent(actions.tools, event, eventOf(values, kind, context));
      if (reply.ok) close();
      return reply.ok ? {kind: "done"} : failureOutcome(reply, {names: NAMES, t, notes: NOTES});
    },
  });
  const isRace = kind === "race";
  const distance = event?.distance ?? null;
  const optional = t("common.optional");
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField
        field={form.field("title")}
        label={t("calendar.fields.title")}
        autoComplete="off"
        defaultValue={event?.title ?? (isRace || kind === "event" ? "" : t(`calendar.kind.${kind}`))}
      />
      <TextField
        field={form.field("day")}
        label={t("calendar.day")}
        type="date"
        defaultValue={event?.day ?? day}
      />
      {(kind === "illness" || kind === "day_off") && (
        <TextField
          field={form.field("until")}
          label={t("calendar.fields.until")}
          optional={optional}
          type="date"
          defaultValue={event?.until ?? ""}
        />
      )}
      {(isRace || kind === "event") && (
        <TextField
          field={form.field("time")}
          label={t("calendar.fields.time")}
          optional={optional}
          type="time"
          defaultValue={event?.time ?? ""}
        />
      )}
      {isRace && (
        <>
          <TextField
            field={form.field("distance")}
            label={t("calendar.fields.distance", {unit: format.unit})}
            optional={optional}
            inputMode="decimal"
            defaultValue={distance === null ? "" : plainNumber(distance / format.metresPerUnit, context)}
          />
          <TextField
            field={form.field("goal_time")}
            label={t("calendar.fields.goalTime")}
            optional={optional}
            hint={t("calendar.fields.goalHint")}
            defaultValue={event?.goal_time ? formatDuration(event.goal_time) : ""}
          />
        </>
      )}
      <TextAreaField
        field={form.field("desc")}
        label={t("calendar.fields.desc")}
        optional={optional}
        rows={3}
        defaultValue={event?.desc ?? ""}
      />
    </DialogForm>
  );
}

const NOTES = {title: {max: EVENT_BOUNDS.title.max}, desc: {max: EVENT_BOUNDS.desc.max}};

const plainNumber = (value: number, {t}: CalendarContext) =>
  numberFormat(t.formatLocale, {maximumFractionDigits: 4, useGrouping: false}).format(value);

function mistakesOf({title, day, until, distance, goal_time, desc}: Values, {t, format}: CalendarContext) {
  const inUnit = (metres: number) => metres / format.metresPerUnit;
  const bounds = {min: inUnit(EVENT_BOUNDS.distance.min), max: inUnit(EVENT_BOUNDS.distance.max)};
  const isWrongTime =
    goal_time !== "" && parseRaceTime(goal_time, metresOf(distance, format.metresPerUnit) ?? 0) === null;
  return {
    ...fieldMistakes(
      {
        title: filledText(EVENT_BOUNDS.title.max)(title),
        day: calendarDay(day),
        until: until === "" ? undefined : calendarDay(until),
        distance: distance === "" ? undefined : numberWithin(bounds)(distance),
        desc: longText(EVENT_BOUNDS.desc.max)(desc),
      },
      t,
      {...NOTES, distance: bounds},
    ),
    ...(until !== "" && until < day && {until: t("calendar.untilBefore")}),
    ...(isWrongTime && {goal_time: t("calendar.fields.goalHint")}),
  };
}

const metresOf = (typed: string, unit: number) => {
  const value = parseNumber(typed);
  return value === null ? null : value * unit;
};

function eventOf(values: Values, kind: EventKind, {format}: CalendarContext): NewEvent {
  const distance = kind === "race" ? metresOf(values.distance, format.metresPerUnit) : null;
  const goal = values.goal_time === "" ? null : parseRaceTime(values.goal_time, distance ?? 0);
  return {
    kind,
    title: values.title.trim(),
    day: values.day,
    until: values.until || null,
    time: values.time || null,
    desc: values.desc,
    distance,
    goal_time: kind === "race" ? goal : null,
    goal_power: null,
    course_id: null,
    priority: null,
  };
}
