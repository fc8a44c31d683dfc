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
import type {UpcomingRace} from "./find-upcoming-race";
import {PlanDayFields} from "./plan-day-fields";
import type {PlansContext} from "./plans-messages";
import {startFailures} from "./start-failures";
import {DAYS, MINUTES_NOTES, minutesMistakes, readMinutes, WeekMinutesFields} from "./week-minutes";

export type PlanRequest = z.input<typeof newPlan>;

const NAMES = ["by", "day", "distance", "beside", ...DAYS] as const;
type Values = FormValues<(typeof NAMES)[number]>;
/** Minutes for each day of the week, used when the user requests a custom plan without entering any. */
const DEFAULT_MINUTES = [0, 45, 45, 60, 0, 45, 90];
const DEFAULT_WEEKS = 12;

interface Props {
  readonly library: LibraryPlan | null;
  readonly context: PlansContext;
  /** The race of the calendar that the plan could lead to. */
  readonly race: UpcomingRace | null;
  /** What the user requested before returning to this form. */
  readonly previous: PlanRequest | null;
  readonly close: () => void;
  readonly onFound: (request: PlanRequest, found: PlanStart) => void;
}

export function StartForm({library, context, race: known, previous, close, onFound}: Props) {
  const {t, format, today} = context;
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
    const planRequest = toPlanRequest(values, {library, known, metresPerUnit: format.metresPerUnit});
    const reply = await startPlan({...planRequest, dry_run: true}, context.athlete?.user_id ?? null);
    if (!reply.ok)
      return failureOutcome(reply, {names: NAMES, t, notes, failures: startFailures(reply.err, context)});
    onFound(planRequest, reply.data);
    return {kind: "done"} as const;
  }
  const minutes = previous?.minutes ?? library?.minutes ?? DEFAULT_MINUTES;
  const race = previous?.race ? requestedRace(previous, known) : known;
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("plans.see"), saving: t("common.working"), variant: "primary"}}
      intro={known && <p className="mt-4">{raceWords(known, context)}</p>}
    >
      <PlanDayFields
        field={form.field}
        race={
          library !== null && library.distance === null
            ? null
            : {
                label: t("plans.byRace"),
                day: race?.day ?? addDays(today, 7 * (library?.weeks ?? DEFAULT_WEEKS)),
              }
        }
        startLabel={t(library ? "plans.byStart" : "plans.noRace")}
        previous={previous?.start ? {by: "start", day: previous.start} : null}
        context={context}
      />
      {asksDistance && (
        <TextField
          field={form.field("distance")}
          label={t("plans.distance", {unit: format.unit})}
          hint={t("plans.distanceHint")}
          inputMode="decimal"
          defaultValue={format.number((race?.distance ?? HALF_MARATHON) / format.metresPerUnit, 1)}
        />
      )}
      <WeekMinutesFields form={form} minutes={minutes} t={t} />
      <SelectField
        field={form.field("beside")}
        label={t("plans.beside")}
        defaultValue={previous?.supplementals ? "yes" : "no"}
        choices={[
          {value: "no", label: t("plans.besideNo")},
          {value: "yes", label: t("plans.besideYes")},
        ]}
      />
    </DialogForm>
  );
}

const HALF_MARATHON = 21_097.5;

function raceWords({title, day}: UpcomingRace, {t, athlete}: PlansContext): string {
  const words = {title, day: fullDayWords(t.formatLocale, day)};
  return athlete ? t("plans.yourRaceOf", {...words, name: athlete.name}) : t("plans.yourRace", words);
}

/** The race that the user requested before returning to this form. */
function requestedRace({race}: PlanRequest, known: UpcomingRace | null) {
  if (!race) return null;
  return "day" in race ? race : known;
}

interface PlanRequestContext {
  readonly library: LibraryPlan | null;
  readonly known: UpcomingRace | null;
  readonly metresPerUnit: number;
}

function toPlanRequest(values: Values, {library, known, metresPerUnit}: PlanRequestContext): PlanRequest {
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
