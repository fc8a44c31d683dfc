import type {AssignmentReply, AthleteRow} from "@gradus/backend/contract/athletes";
import {COACHING_BOUNDS} from "@gradus/backend/contract/coaching-values";
import {useRef, useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, filledText, wholeNumberWithin} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {assignWorkout} from "@/client/resources/use-athletes";
import {useForm} from "@/ui/form/use-form";
import type {RunFormat} from "../format/run-format";
import {AssignAthletes} from "./assign-athletes";
import {AssignDays} from "./assign-days";
import {AssignPreview} from "./assign-preview";
import {
  ASSIGN_BOUNDS,
  ASSIGN_FIELDS,
  ASSIGN_TITLE,
  type AssignValues,
  daysOf,
  type Source,
  TYPED_NUMBERS,
  toAssignment,
} from "./assignment";
import type {AthletesTranslator} from "./athletes-messages";
import {SourceChoice} from "./source-choice";
import {TypedWorkout} from "./typed-workout";
import {valuesIn} from "./values-in";
import {WorkoutPicker} from "./workout-picker";

interface Props {
  readonly athletes: readonly AthleteRow[];
  /** The preselected workout, from the common library or the user's own; null for none. */
  readonly workoutId: string | null;
  /** Language of the library's texts. */
  readonly locale: string;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
  readonly close: () => void;
  readonly onAssigned: (count: number) => void;
}

export function AssignDialog({athletes, workoutId, locale, format, t, close, onAssigned}: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [review, see] = useState<AssignmentReply | null>(null);
  const [source, setSource] = useState<Source>("library");
  const [picked, pick] = useState(workoutId);
  const notes = {...ASSIGN_BOUNDS, title: ASSIGN_TITLE};
  const form = useForm({
    names: ASSIGN_FIELDS,
    validate: (values) => fieldMistakes(codesOf(values, source), t, notes),
    send,
  });
  async function send(values: AssignValues) {
    const chosen = valuesIn(fields, "input[name=athletes]:checked");
    const days = daysOf(values, valuesIn(fields, "input[name=days]"));
    const problem = problemOf({chosen, days, isUnpicked: source === "library" && picked === null}, t);
    if (problem !== null) return {kind: "refused", problem} as const;
    const workout = source === "library" ? picked : null;
    const reply = await assignWorkout(
      toAssignment(values, {athletes: chosen, days}, workout, review === null),
    );
    if (!reply.ok) {
      const failures = {not_found: t("athletes.workoutGone"), workout_unusable: t("athletes.unusable")};
      return failureOutcome(reply, {names: ASSIGN_FIELDS, t, notes, failures});
    }
    if (review === null) see(reply.data);
    else {
      onAssigned(reply.data.items.filter(({refused}) => refused === null).length);
      close();
    }
    return {kind: "done"} as const;
  }
  const words = review === null ? "athletes.preview" : "athletes.send";
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t(words), saving: t(review === null ? "athletes.previewing" : "athletes.sending")}}
    >
      {/* Another choice needs another look before it is sent. */}
      <div ref={fields} onInput={() => see(null)}>
        <AssignAthletes athletes={athletes} t={t} />
        <SourceChoice source={source} onChoose={setSource} t={t} />
        {source === "typed" ? (
          <TypedWorkout form={form} t={t} />
        ) : (
          <WorkoutPicker locale={locale} picked={picked} onPick={pick} format={format} t={t} />
        )}
        <AssignDays form={form} t={t} onRemoved={() => see(null)} />
      </div>
      {review && <AssignPreview reply={review} format={format} t={t} />}
    </DialogForm>
  );
}

interface AssignmentSelection {
  readonly chosen: readonly string[];
  readonly days: readonly string[];
  readonly isUnpicked: boolean;
}

function problemOf({chosen, days, isUnpicked}: AssignmentSelection, t: AthletesTranslator): string | null {
  const {max} = COACHING_BOUNDS.days;
  if (chosen.length === 0) return t("athletes.chooseOne");
  if (isUnpicked) return t("athletes.chooseWorkout");
  return days.length > max ? t("athletes.tooManyDays", {count: days.length, max}) : null;
}

function codesOf(values: AssignValues, source: Source) {
  const when = {
    day: calendarDay(values.day),
    weeks: wholeNumberWithin(ASSIGN_BOUNDS.weeks)(values.weeks),
  };
  if (source === "library") return when;
  const numbers = TYPED_NUMBERS.map((name) => [name, wholeNumberWithin(ASSIGN_BOUNDS[name])(values[name])]);
  const isReversed = Number(values.low) > Number(values.high);
  return {
    title: filledText(ASSIGN_TITLE.max)(values.title),
    ...Object.fromEntries(numbers),
    ...(isReversed && {high: "out_of_range" as const}),
    ...when,
  };
}
