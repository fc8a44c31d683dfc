import type {workoutCopies} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";
import {useState} from "react";
import type {z} from "zod";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, wholeNumberWithin} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {copyWorkouts} from "@/client/resources/calendar-calls";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {type CalendarContext, longDay} from "./calendar-context";
import type {WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {copyCard} from "./move-actions";

const NAMES = ["day", "weeks"] as const;
const TIMES = {min: 1, max: 52};

interface Props extends DialogProps {
  readonly card: WorkoutCard;
}

interface CopyPreview {
  readonly days: readonly string[];
  readonly conflicts: z.output<typeof workoutCopies>["conflicts"];
}

/** Workouts already on those days are shown before anything is planned. */
export function CopyForm({context, actions, card, close}: Props) {
  const {t} = context;
  const [preview, setPreview] = useState<CopyPreview | null>(null);
  const form = useForm({
    names: NAMES,
    validate: ({day, weeks}) =>
      fieldMistakes({day: calendarDay(day), weeks: wholeNumberWithin(TIMES)(weeks)}, t, {weeks: TIMES}),
    async send({day, weeks}) {
      const days = Array.from({length: Number(weeks)}, (_, index) => addDays(day, 7 * index));
      if (preview && preview.days.join() === days.join()) {
        if (await copyCard(actions.tools, card, days)) close();
        return {kind: "done"} as const;
      }
      const reply = await copyWorkouts([card.id], days, true);
      if (!reply.ok) return failureOutcome(reply, {names: NAMES, t});
      const {conflicts} = reply.data;
      setPreview({days, conflicts});
      if (conflicts.length === 0 && (await copyCard(actions.tools, card, days))) close();
      return {kind: "done"} as const;
    },
  });
  const label = t(preview && preview.conflicts.length > 0 ? "calendar.copyAnyway" : "calendar.copy");
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label, saving: t("common.working"), variant: "primary"}}
    >
      <TextField
        field={form.field("day")}
        label={t("calendar.firstDay")}
        type="date"
        defaultValue={addDays(card.day, 7)}
      />
      <TextField
        field={form.field("weeks")}
        label={t("calendar.repeatWeeks")}
        hint={t("calendar.repeatHint")}
        inputMode="numeric"
        defaultValue="1"
      />
      {preview && preview.conflicts.length > 0 && <Conflicts preview={preview} context={context} />}
    </DialogForm>
  );
}

function Conflicts({
  preview: {days, conflicts},
  context: {t},
}: {
  readonly preview: CopyPreview;
  readonly context: CalendarContext;
}) {
  return (
    <div role="alert" className="cal-conflicts">
      <p>{t("calendar.conflicts", {count: conflicts.length, days: days.length})}</p>
      <ul>
        {conflicts.map(({day, workouts, race}) => (
          <li key={day}>
            {longDay(t.formatLocale, day)}:{" "}
            {[
              ...(race ? [race] : []),
              ...(workouts > 0 ? [t("calendar.workoutsThatDay", {count: workouts})] : []),
            ].join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
