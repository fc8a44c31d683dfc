import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {
  listPlanLibrary,
  type LibraryPlan as Plan,
  planDay,
} from "@gradus/training/library/plans/plan-library";
import {sessionWords} from "@gradus/training/library/plans/session-words";
import {profileOf} from "@gradus/training/workouts/profile";
import type {z} from "zod";
import type {LibraryPlan, PlanLibrary, planLibraryQuery} from "../../../contract/plan-library.ts";
import {tenth, whole} from "../../runs/activities/rounding.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {libraryLocale} from "./library-locale.ts";
import {digestOf, libraryTag} from "./library-tag.ts";

/** Any athlete will do: sessions of plans are defined by time, in shares of critical power. */
const DEFAULT_ATHLETE = {mass: 70, criticalPower: 250};

/** All plans of the library, in the requested language or else the account's; `tag` identifies what `read` returns. */
export async function readPlanLibrary(
  {db}: LibraryDeps,
  viewerId: string,
  {include_content, locale: requestedLocale}: z.output<typeof planLibraryQuery>,
): Promise<{readonly tag: string; readonly read: () => PlanLibrary}> {
  const locale = requestedLocale ?? (await libraryLocale(db, viewerId));
  const hasContent = include_content === "true";
  return {
    tag: libraryTag(plansDigest(), [locale, hasContent]),
    read: () => ({items: listPlanLibrary().map((plan) => toLibraryPlan(plan, locale, hasContent))}),
  };
}

let digest: string | null = null;
function plansDigest(): string {
  digest ??= digestOf(listPlanLibrary());
  return digest;
}

/** Listed, not spread: a new field must not leave by accident. */
function toLibraryPlan(offered: Plan, locale: LibraryLocale, hasContent: boolean): LibraryPlan {
  const {id, goal, distance, level, weeks, hours, days, minutes, plan, words} = offered;
  return {
    id,
    ...words[locale],
    goal,
    distance,
    level,
    weeks,
    hours_low: hours[0],
    hours_high: hours[1],
    days_per_week: days,
    minutes: [...minutes],
    phases: plan.phases.map(({name, from, to}) => {
      const [first, last] = [planDay(from), planDay(to)];
      return {name, from: first, to: last, weeks: tenth((last - first + 1) / 7) ?? 0};
    }),
    weekly: plan.weeks.map(({phase, kind, stress, seconds}) => ({phase, kind, ...amounts(stress, seconds)})),
    sessions: hasContent ? plan.sessions.map((session) => toSession(session, locale)) : null,
  };
}

function toSession(session: Plan["plan"]["sessions"][number], locale: LibraryLocale) {
  const {day, kind, blocks, stress, seconds} = session;
  return {
    day: planDay(day),
    kind,
    title: sessionWords(session, locale).title,
    ...amounts(stress, seconds),
    profile: profileOf(blocks, DEFAULT_ATHLETE),
  };
}

const amounts = (stress: number, seconds: number) => ({
  stress: tenth(stress) ?? 0,
  seconds: whole(seconds) ?? 0,
});
