import {WORKOUT_BOUNDS} from "@gradus/backend/contract/workout-values";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, filledText, longText} from "@/client/forms/field-rules";
import {DialogForm} from "@/client/parts/dialog-form";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {changeWorkout} from "./item-actions";

const NAMES = ["title", "day", "time", "desc"] as const;
const {title: TITLE, desc: DESC} = WORKOUT_BOUNDS;

export function WorkoutForm({
  card,
  context: {t},
  actions,
  close,
}: DialogProps & {readonly card: WorkoutCard}) {
  const {workout} = card;
  const form = useForm({
    names: NAMES,
    validate: ({title, day, desc}) =>
      fieldMistakes(
        {title: filledText(TITLE.max)(title), day: calendarDay(day), desc: longText(DESC.max)(desc)},
        t,
        {title: {max: TITLE.max}, desc: {max: DESC.max}},
      ),
    async send({title, day, time, desc}) {
      const edit = {title: title.trim(), day, time: time || null, desc};
      close();
      await changeWorkout(actions.tools, card.id, edit, t("calendar.saved", {title: edit.title}));
      return {kind: "done"};
    },
  });
  const optional = t("common.optional");
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField
        field={form.field("title")}
        label={t("calendar.fields.title")}
        autoComplete="off"
        defaultValue={workout.title}
      />
      <TextField field={form.field("day")} label={t("calendar.day")} type="date" defaultValue={workout.day} />
      <TextField
        field={form.field("time")}
        label={t("calendar.fields.time")}
        optional={optional}
        type="time"
        defaultValue={workout.time ?? ""}
      />
      <TextAreaField
        field={form.field("desc")}
        label={t("calendar.fields.desc")}
        optional={optional}
        rows={4}
        defaultValue={workout.desc}
      />
    </DialogForm>
  );
}
