import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {PLAN_BOUNDS} from "@gradus/backend/contract/plan-values";
import type {newPlan, PlanStart} from "@gradus/backend/contract/plans";
import {addDays} from "@gradus/training/numbers/days";
import type {z} from "zod";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, numberWithin, parseNumber} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {startPlan} from "@/client/resources/use-plans";
import type {FormValues} from "@/ui/form/form-state";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {fullDayWords} from "../format/day-words";
import {PlanDayFields} from "./plan-day-fields";
import type {PlansKit} from "./plans-messages";
import type {RaceAhead} from "./race-ahead";
import {startFailures} from "./start-failures";
import {DAYS, MINUTES_NOTES, minutesMistakes, readMinutes, WeekMinutesFields} from "./week-minutes";

export type PlanRequest = z.input<typeof newPlan>;

const NAMES = ["by", "day", "distance", "beside", ...DAYS] as const;
type Values = FormValues<(typeof NAMES)[number]>;
/** Minutes for each day of the week, used when the user requests a custom plan without entering any. */
const USUAL = [0, 45, 45, 60, 0, 45, 90];
const FIRST_WEEKS = 12;

interface Props {
  readonly library: LibraryPlan | null;
  readonly kit: PlansKit;
  /** The race of the calendar that the plan could lead to. */
  readonly race: RaceAhead | null;
  /** What the user requested before returning to this form. */
  readonly given: PlanRequest | null;
  readonly close: () => void;
  readonly onFound: (asked: PlanRequest, found: PlanStart) => void;
}

/** By the day of the race or by the first day, and how much time each day of a week has. */
export function StartForm({library, kit, race: known, given, close, onFound}: Props) {
  const {t, format, today} = kit;
  const bounds = {
    min: PLAN_BOUNDS.distance.min / format.metresPerUnit,
    max: PLAN_BOUNDS.distance.max / format.metresPerUnit,
  };
  const notes = {distance: bounds, ...MINUTES_NOTES};
  const form = useForm({names: NAMES, validate, send});
  const asksDistance = library === null;

  function validate(values: Values) {
    const isRace = values.by === "race";
    return fieldMistakes(
      {
        day: calendarDay(values.day),
        distance: isRace && asksDistance ? numberWithin(bounds)(values.distance) : undefined,
        ...minutesMistakes(values),
      },
      t,
      notes,
    );
  }
  async function send(values: Values) {
    const asked = askedPlan(values, {library, known, metresPerUnit: format.metresPerUnit});
    const reply = await startPlan({...asked, dry_run: true}, kit.athlete?.user_id ?? null);
    if (!reply.ok)
      return failureOutcome(reply, {names: NAMES, t, notes, failures: startFailures(reply.err, kit)});
    onFound(asked, reply.data);
    return {kind: "done"} as const;
  }
  const minutes = given?.minutes ?? library?.minutes ?? USUAL;
  const race = given?.race ? raceGiven(given, known) : known;
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("plans.see"), saving: t("common.working"), variant: "primary"}}
      intro={known && <p className="mt-4">{raceWords(known, kit)}</p>}
    >
      <PlanDayFields
        field={form.field}
        race={
          library !== null && library.distance === null
            ? null
            : {
                label: t("plans.byRace"),
                day: race?.day ?? addDays(today, 7 * (library?.weeks ?? FIRST_WEEKS)),
              }
        }
        startLabel={t(library ? "plans.byStart" : "plans.noRace")}
        given={given?.start ? {by: "start", day: given.start} : null}
        kit={kit}
      />
      {asksDistance && (
        <TextField
          field={form.field("distance")}
          label={t("plans.distance", {unit: format.unit})}
          hint={t("plans.distanceHint")}
          inputMode="decimal"
          defaultValue={format.number((race?.distance ?? HALF) / format.metresPerUnit, 1)}
        />
      )}
      <WeekMinutesFields form={form} minutes={minutes} t={t} />
      <SelectField
        field={form.field("beside")}
        label={t("plans.beside")}
        defaultValue={given?.supplementals ? "yes" : "no"}
        choices={[
          {value: "no", label: t("plans.besideNo")},
          {value: "yes", label: t("plans.besideYes")},
        ]}
      />
    </DialogForm>
  );
}

const HALF = 21_097.5;

function raceWords({title, day}: RaceAhead, {t, athlete}: PlansKit): string {
  const words = {title, day: fullDayWords(t.formatLocale, day)};
  return athlete ? t("plans.yourRaceOf", {...words, name: athlete.name}) : t("plans.yourRace", words);
}

/** The race that the user requested before returning to this form. */
function raceGiven({race}: PlanRequest, known: RaceAhead | null) {
  if (!race) return null;
  return "day" in race ? race : known;
}

interface Around {
  readonly library: LibraryPlan | null;
  readonly known: RaceAhead | null;
  readonly metresPerUnit: number;
}

function askedPlan(values: Values, {library, known, metresPerUnit}: Around): PlanRequest {
  const isRace = values.by === "race";
  return {
    library_id: library?.id ?? null,
    race: isRace ? raceOf() : null,
    start: isRace ? null : values.day,
    minutes: readMinutes(values),
    supplementals: values.beside === "yes",
  };

  function raceOf() {
    const typed = metresPerUnit * (parseNumber(values.distance) ?? 0);
    // The distance is shown with one decimal, so it reads back slightly shorter or longer.
    const isKnown = known?.day === values.day && (library !== null || Math.abs(typed - known.distance) < 100);
    if (known && isKnown) return {event_id: known.id};
    return {day: values.day, distance: library?.distance ?? Math.round(typed)};
  }
}
