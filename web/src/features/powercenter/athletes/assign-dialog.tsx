import type {AssignmentReply, AthleteLane} from "@gradus/backend/contract/athletes";
import {type RefObject, useRef, useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, filledText, wholeNumberWithin} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {assignWorkout} from "@/client/resources/use-athletes";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {RunFormat} from "../format/run-format";
import {AssignPreview} from "./assign-preview";
import {ASSIGN_BOUNDS, ASSIGN_FIELDS, type AssignValues, toAssignment} from "./assignment";
import type {AthletesTranslator} from "./athletes-messages";

interface Props {
  readonly athletes: readonly AthleteLane[];
  /** Of the library; null for one that is typed here. */
  readonly workoutId: string | null;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
  readonly close: () => void;
  readonly onAssigned: (count: number) => void;
}

const TITLE = {max: 120};
const NUMBERS = ["repeats", "minutes", "low", "high", "rest"] as const;
const FIRST = {repeats: "3", minutes: "10", low: "90", high: "98", rest: "2", weeks: "1"} as const;

/** A workout for several athletes: first what it would be for each, then it is sent, once that was seen. */
export function AssignDialog({athletes, workoutId, format, t, close, onAssigned}: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [seen, see] = useState<AssignmentReply | null>(null);
  const notes = {...ASSIGN_BOUNDS, title: TITLE};
  const form = useForm({
    names: ASSIGN_FIELDS,
    validate: (values) => fieldMistakes(codesOf(values, workoutId), t, notes),
    send,
  });
  async function send(values: AssignValues) {
    const chosen = chosenIn(fields);
    if (chosen.length === 0) return {kind: "refused", problem: t("athletes.chooseOne")} as const;
    const reply = await assignWorkout(toAssignment(values, chosen, workoutId, seen === null));
    if (!reply.ok) {
      const failures = {not_found: t("athletes.workoutGone"), workout_unusable: t("athletes.unusable")};
      return failureOutcome(reply, {names: ASSIGN_FIELDS, t, notes, failures});
    }
    if (seen === null) {
      see(reply.data);
      return {kind: "done"} as const;
    }
    onAssigned(reply.data.items.filter(({refused}) => refused === null).length);
    close();
    return {kind: "done"} as const;
  }
  const words = seen === null ? "athletes.preview" : "athletes.send";
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t(words), saving: t(seen === null ? "athletes.previewing" : "athletes.sending")}}
    >
      {/* Another choice needs another look before it is sent. */}
      <div ref={fields} onInput={() => see(null)}>
        <Choices athletes={athletes} t={t} />
        {workoutId === null ? (
          <WorkoutFields form={form} t={t} />
        ) : (
          <p className="mt-4">{t("athletes.fromLibrary")}</p>
        )}
        <TextField field={form.field("day")} label={t("athletes.day")} type="date" />
        <TextField
          field={form.field("weeks")}
          label={t("athletes.weeks")}
          inputMode="numeric"
          defaultValue={FIRST.weeks}
        />
      </div>
      {seen && <AssignPreview reply={seen} format={format} t={t} />}
    </DialogForm>
  );
}

function chosenIn(fields: RefObject<HTMLDivElement | null>): string[] {
  const boxes = fields.current?.querySelectorAll<HTMLInputElement>("input[name=athletes]:checked") ?? [];
  return [...boxes].map(({value}) => value);
}

function Choices({athletes, t}: Pick<Props, "athletes" | "t">) {
  return (
    <fieldset>
      <legend className="text-label">{t("athletes.to")}</legend>
      {athletes.map(({user_id, name, user_name}) => (
        <label key={user_id} className="flex min-h-hit items-center gap-2">
          <input type="checkbox" name="athletes" value={user_id} />
          {name} ({user_name})
        </label>
      ))}
    </fieldset>
  );
}

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<(typeof ASSIGN_FIELDS)[number]>>, "field">;
  readonly t: AthletesTranslator;
}

function WorkoutFields({form, t}: FieldsProps) {
  return (
    <>
      <TextField field={form.field("title")} label={t("athletes.workoutTitle")} autoComplete="off" />
      <div className="assign-numbers">
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            field={form.field(name)}
            label={t(`athletes.${name}`)}
            inputMode="numeric"
            defaultValue={FIRST[name]}
          />
        ))}
      </div>
    </>
  );
}

function codesOf(values: AssignValues, workoutId: string | null) {
  const when = {
    day: calendarDay(values.day),
    weeks: wholeNumberWithin(ASSIGN_BOUNDS.weeks)(values.weeks),
  };
  if (workoutId !== null) return when;
  const numbers = NUMBERS.map((name) => [name, wholeNumberWithin(ASSIGN_BOUNDS[name])(values[name])]);
  const isReversed = Number(values.low) > Number(values.high);
  return {
    title: filledText(TITLE.max)(values.title),
    ...Object.fromEntries(numbers),
    ...(isReversed && {high: "out_of_range" as const}),
    ...when,
  };
}
