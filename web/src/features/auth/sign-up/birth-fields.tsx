import {describedBy, Hint, Mistake} from "@/ui/form/field";
import type {useForm} from "@/ui/form/use-form";
import {dateOrder} from "./birth";
import type {SignUpData} from "./sign-up-data";
import type {OthersWords} from "./sign-up-words";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<string>>, "field">;
  readonly words: OthersWords;
  readonly data: SignUpData;
}

const AUTOCOMPLETE = {day: "bday-day", month: "bday-month", year: "bday-year"} as const;
const DIGITS = {day: 2, month: 2, year: 4} as const;

/** A date of birth in three fields, in the order of the place. The mistake is one: of the date, said at its day. */
export function BirthFields({form, words, data}: Props) {
  const whole = form.field("day");
  return (
    <fieldset className="mt-6" aria-describedby={describedBy(whole, words.dobWhy)}>
      <legend className="text-label">{words.dob}</legend>
      <Hint field={whole}>{words.dobWhy}</Hint>
      <div className="mt-2 flex gap-4">
        {dateOrder(words.form.format).map((part) => {
          const {id, name} = form.field(part);
          return (
            <div key={part} className={part === "year" ? "w-24" : "w-16"}>
              <label htmlFor={id} className="text-label text-text-2">
                {words[part]}
              </label>
              <input
                id={id}
                name={name}
                className="input"
                inputMode="numeric"
                autoComplete={AUTOCOMPLETE[part]}
                maxLength={DIGITS[part]}
                defaultValue={data[part]}
                aria-invalid={whole.mistake !== null}
              />
            </div>
          );
        })}
      </div>
      <Mistake field={whole} />
    </fieldset>
  );
}
