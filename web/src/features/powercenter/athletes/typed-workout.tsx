import {TextField} from "@/ui/form/text-field";
import type {useForm} from "@/ui/form/use-form";
import {type ASSIGN_FIELDS, TYPED_NUMBERS} from "./assignment";
import type {AthletesTranslator} from "./athletes-messages";

const DEFAULT_NUMBERS = {repeats: "3", minutes: "10", low: "90", high: "98", rest: "2"} as const;

export type AssignForm = Pick<ReturnType<typeof useForm<(typeof ASSIGN_FIELDS)[number]>>, "field">;

interface Props {
  readonly form: AssignForm;
  readonly t: AthletesTranslator;
}

export function TypedWorkout({form, t}: Props) {
  return (
    <>
      <TextField field={form.field("title")} label={t("athletes.workoutTitle")} autoComplete="off" />
      <div className="assign-numbers">
        {TYPED_NUMBERS.map((name) => (
          <TextField
            key={name}
            field={form.field(name)}
            label={t(`athletes.${name}`)}
            inputMode="numeric"
            defaultValue={DEFAULT_NUMBERS[name]}
          />
        ))}
      </div>
    </>
  );
}
