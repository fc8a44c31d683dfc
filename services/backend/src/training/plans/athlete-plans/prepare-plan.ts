import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {
  findLibraryPlan,
  type LibraryPlan,
  libraryPlanInput,
} from "@gradus/training/library/plans/plan-library";
import {addDays} from "@gradus/training/numbers/days";
import {generatePlan} from "@gradus/training/plans/generate-plan";
import {
  PLAN_RULES,
  type PlanInput,
  type PlanRefusal,
  type Race,
  type TrainingPlan,
  type WeekMinutes,
} from "@gradus/training/plans/plan";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import {ageOn} from "../../../contract/bounds.ts";
import type {NewPlan} from "../../../contract/plans.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {createEventRepository} from "../events/event-repository.ts";
import type {PlanTitle} from "../planned/plan-title.ts";
import {otherRaces} from "./find-conflicts.ts";
import {ownPlanTitle} from "./plan-words.ts";
import {isBeginner, readForm} from "./read-form.ts";

export interface TargetRace extends Race {
  readonly event_id: string | null;
  readonly title: string | null;
}

export interface PreparedPlan {
  readonly title: string;
  readonly title_text: PlanTitle | null;
  readonly library_id: string | null;
  readonly race: TargetRace | null;
  readonly minutes: WeekMinutes;
  readonly start: string;
  readonly seed: number;
  readonly plan: TrainingPlan;
}

/** Decides between equal choices: as good as any, and the same every time. */
const SEED = 1;

export const impossible = (reason: PlanRefusal) =>
  new AppError("plan_impossible", `There is no such plan: ${reason}`, {params: {reason}});

/** Throws `plan_impossible` when the requested plan is impossible. */
export async function preparePlan(
  db: Db,
  athlete: Athlete,
  locale: LibraryLocale,
  input: NewPlan,
): Promise<PreparedPlan> {
  const race = input.race && (await findRace(db, athlete.id, input.race));
  if (race && race.day < athlete.today) throw impossible("race_past");
  if (input.start !== null && input.start < athlete.today) throw impossible("start_past");
  return input.library_id === null
    ? ownPlan(db, athlete, locale, input, race)
    : libraryPlan(db, athlete, locale, input, {wanted: race, library: requirePlan(input.library_id)});
}

async function ownPlan(
  db: Db,
  athlete: Athlete,
  locale: LibraryLocale,
  {minutes, start}: NewPlan,
  race: TargetRace | null,
): Promise<PreparedPlan> {
  if (minutes === null) throw required("minutes");
  const form = await readForm(db, athlete);
  const {fitness, weeklyStress, longestRun} = form;
  const input = {
    start: start ?? athlete.today,
    race: race && {day: race.day, distance: race.distance},
    minutes,
    fitness,
    weeklyStress,
    longestRun,
    seed: SEED,
    isBeginner: isBeginner(form),
    ...(await readCircumstances(db, athlete, start ?? athlete.today, race)),
  };
  return {
    ...titleOf(race, locale),
    library_id: null,
    race,
    minutes,
    start: input.start,
    seed: SEED,
    plan: planFrom(input),
  };
}

function titleOf(race: TargetRace | null, locale: LibraryLocale): Pick<PreparedPlan, "title" | "title_text"> {
  if (race !== null && race.title !== null) return {title: race.title, title_text: null};
  const title_text = race ? ({kind: "race", metres: race.distance} as const) : ({kind: "fitness"} as const);
  return {title: ownPlanTitle(title_text, locale), title_text};
}

export async function readCircumstances(
  db: Db,
  {id, today, date_of_birth}: Athlete,
  from: string,
  race: {readonly event_id: string | null; readonly day: string} | null,
): Promise<Pick<PlanInput, "age" | "races">> {
  const to = addDays(from, PLAN_RULES.mostDays + PLAN_RULES.taperDays[0].recovery);
  return {age: ageOn(today, date_of_birth), races: await otherRaces(db, id, {from, to, race})};
}

/** By the day of the race, or by the first day: the other follows. */
async function libraryPlan(
  db: Db,
  athlete: Athlete,
  locale: LibraryLocale,
  newPlan: NewPlan,
  {wanted, library}: {readonly wanted: TargetRace | null; readonly library: LibraryPlan},
): Promise<PreparedPlan> {
  const {today} = athlete;
  const {weeks, distance, words, id} = library;
  const byRace = wanted && distance !== null ? addDays(wanted.day, 1 - 7 * weeks) : null;
  const start = byRace ?? newPlan.start ?? today;
  // There is less time than it takes.
  if (start < today) throw impossible("too_short");
  const minutes = newPlan.minutes ?? library.minutes;
  const planInput = libraryPlanInput(library, start);
  const race = planInput.race && {
    event_id: null,
    title: null,
    ...(byRace ? wanted : null),
    ...planInput.race,
  };
  const input = {...planInput, minutes, ...(await readCircumstances(db, athlete, start, race))};
  return {
    title: words[locale].title,
    title_text: {kind: "library", id},
    library_id: id,
    race,
    minutes,
    start,
    seed: input.seed,
    plan: planFrom(input),
  };
}

function planFrom(input: PlanInput): TrainingPlan {
  const {plan, refusal} = generatePlan(input);
  if (plan === null) throw impossible(refusal);
  return plan;
}

function requirePlan(id: string): LibraryPlan {
  const plan = findLibraryPlan(id);
  if (!plan) throw notFound();
  return plan;
}

const required = (field: string) =>
  new AppError("invalid", "Something is missing", {field_errors: {[field]: "required"}});

export async function findRace(
  db: Db,
  user_id: string,
  race: NonNullable<NewPlan["race"]>,
): Promise<TargetRace> {
  if (!("event_id" in race)) return {...race, event_id: null, title: null};
  const event = await createEventRepository(db).get(user_id, race.event_id);
  if (!event || event.deleted_at !== null || event.kind !== "race") throw notFound();
  if (event.distance === null) throw required("distance");
  return {day: event.day, distance: event.distance, event_id: event.id, title: event.title};
}
