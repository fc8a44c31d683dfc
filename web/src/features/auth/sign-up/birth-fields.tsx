import {describedBy, Hint, Mistake} from "@/ui/form/field";
import type {useForm} from "@/ui/form/use-form";
import {dateOrder} from "./birth";
import type {SignUpData} from "./sign-up-data";
import type {OthersTranslator} from "./sign-up-messages";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<string>>, "field">;
  readonly t: OthersTranslator;
  readonly data: SignUpData;
}

const AUTOCOMPLETE = {day: "bday-day", month: "bday-month", year: "bday-year"} as const;
const DIGITS = {day: 2, month: 2, year: 4} as const;

/** A date of birth in three fields, in the order of the locale. The date has one mistake, shown at its day field. */
export function BirthFields({form, t, data}: Props) {
  const whole = form.field("day");
  return (
    <fieldset className="mt-6" aria-describedby={describedBy(whole, t("signup.dobWhy"))}>
      <legend className="text-label">{t("signup.dob")}</legend>
      <Hint field={whole}>{t("signup.dobWhy")}</Hint>
      <div className="mt-2 flex gap-4">
        {dateOrder(t.formatLocale).map((part) => {
          const {id, name} = form.field(part);
          return (
            <div key={part} className={part === "year" ? "w-24" : "w-16"}>
              <label htmlFor={id} className="text-label text-text-2">
                {t(`signup.${part}`)}
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
