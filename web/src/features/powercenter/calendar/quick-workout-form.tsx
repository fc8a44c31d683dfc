import {WORKOUT_BOUNDS, WORKOUT_TYPES} from "@gradus/backend/contract/workout-values";
import {BLANK_SEGMENT, durationTime} from "@gradus/training/workouts/workout";
import {ZONE_NAMES} from "@gradus/training/zones/zones";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {filledText, parseNumber, wholeNumberWithin} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {newId} from "@/client/session/browser-session";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DialogProps} from "./dialog-props";
import {addWorkout} from "./item-actions";

const NAMES = ["title", "type", "minutes", "zone", "time"] as const;
const MINUTES = {min: 1, max: 1440};

interface Props extends DialogProps {
  readonly day: string;
}

export function QuickWorkoutForm({context: {t, today}, actions, day, close}: Props) {
  const notes = {minutes: MINUTES, title: {max: WORKOUT_BOUNDS.title.max}};
  const form = useForm({
    names: NAMES,
    validate: ({title, minutes}) =>
      fieldMistakes(
        {title: filledText(WORKOUT_BOUNDS.title.max)(title), minutes: wholeNumberWithin(MINUTES)(minutes)},
        t,
        notes,
      ),
    async send(values) {
      const reply = await addWorkout(actions.tools, {...workoutOf(values), day, time: values.time || null});
      if (reply.ok) close();
      const failures = {limit_reached: t("calendar.dayFull")};
      return reply.ok ? {kind: "done"} : failureOutcome(reply, {names: NAMES, t, notes, failures});
    },
  });
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      intro={day < today && <p className="mt-4">{t("calendar.pastDay")}</p>}
      submit={{label: t("calendar.planIt"), saving: t("common.saving"), variant: "primary"}}
    >
      <TextField field={form.field("title")} label={t("calendar.fields.title")} autoComplete="off" />
      <TextField
        field={form.field("minutes")}
        label={t("calendar.fields.minutes")}
        inputMode="numeric"
        defaultValue="45"
      />
      <SelectField
        field={form.field("zone")}
        label={t("calendar.fields.zone")}
        choices={ZONE_NAMES.map((name, index) => ({
          value: String(index + 1),
          label: t(`calendar.zone.${name}`),
        }))}
      />
      <SelectField
        field={form.field("type")}
        label={t("calendar.fields.type")}
        choices={WORKOUT_TYPES.map((value) => ({value, label: t(`calendar.type.${value}`)}))}
      />
      <TextField
        field={form.field("time")}
        label={t("calendar.fields.time")}
        optional={t("common.optional")}
        type="time"
      />
    </DialogForm>
  );
}

function workoutOf({title, type, minutes, zone}: Readonly<Record<(typeof NAMES)[number], string>>) {
  const segment = {
    ...BLANK_SEGMENT,
    uuid: newId(),
    duration_time: durationTime(60 * (parseNumber(minutes) ?? 0)),
    intensity_type: "zone" as const,
    zone_selected: Number(zone),
  };
  return {
    title,
    type: WORKOUT_TYPES.find((each) => each === type) ?? "other",
    blocks: [{uuid: newId(), repeat: 1, segments: [segment]}],
  };
}
