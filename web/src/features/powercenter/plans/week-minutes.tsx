import {PLAN_BOUNDS} from "@gradus/backend/contract/plan-values";
import {addDays} from "@gradus/training/numbers/days";
import {numberWithin, parseNumber} from "@/client/forms/field-rules";
import {dateFormat} from "@/lib/format/intl";
import {TextField} from "@/ui/form/text-field";
import type {useForm} from "@/ui/form/use-form";
import type {PlansTranslator} from "./plans-messages";

/** Monday first. */
export const DAYS = ["day0", "day1", "day2", "day3", "day4", "day5", "day6"] as const;
type DayName = (typeof DAYS)[number];
type Values = Readonly<Record<DayName, string>>;
export type WeekMinutes = [number, number, number, number, number, number, number];

const MINUTES = {min: 0, max: PLAN_BOUNDS.minutes.max};

export const MINUTES_NOTES = Object.fromEntries(DAYS.map((name) => [name, MINUTES]));

export const minutesMistakes = (values: Values) =>
  Object.fromEntries(DAYS.map((name) => [name, numberWithin(MINUTES)(values[name])]));

export function readMinutes(values: Values): WeekMinutes {
  const of = (name: DayName) => Math.round(parseNumber(values[name]) ?? 0);
  return [of("day0"), of("day1"), of("day2"), of("day3"), of("day4"), of("day5"), of("day6")];
}

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<DayName>>, "field">;
  readonly minutes: readonly number[];
  readonly t: PlansTranslator;
}

export function WeekMinutesFields({form, minutes, t}: Props) {
  return (
    <fieldset className="mt-6">
      <legend className="text-ui">{t("plans.minutes")}</legend>
      <p className="text-label text-text-2">{t("plans.minutesHint")}</p>
      <div className="plan-minutes">
        {DAYS.map((name, index) => (
          <TextField
            key={name}
            field={form.field(name)}
            label={weekdayWords(t.formatLocale, index)}
            inputMode="numeric"
            defaultValue={String(minutes[index] ?? 0)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const ANY_MONDAY = "2024-01-01";

/** "Monday" is 0. */
function weekdayWords(locale: string, index: number): string {
  const day = addDays(ANY_MONDAY, index);
  return dateFormat(locale, {weekday: "long", timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));
}
