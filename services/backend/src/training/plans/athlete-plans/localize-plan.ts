import {LIBRARY_LOCALES, type LibraryLocale} from "@gradus/training/library/library-workout";
import {findLibraryPlan} from "@gradus/training/library/plans/plan-library";
import {textInLanguage} from "@gradus/training/library/words/in-language";
import type {
  PlanDetail,
  PlanEdited,
  PlanEffect,
  PlanStart,
  PlanSummary,
  SupplementarySession,
} from "../../../contract/plans.ts";
import {PLAN_LANGUAGES, planTitleIn} from "./plan-words.ts";

type PageLocale = LibraryLocale | null;

/**
 * Localizes a plan to the language of the requesting page; null leaves it as it is stored. Text that a user typed
 * stays.
 */
export function localizePlan<Plan extends Pick<PlanSummary, "title" | "library_id">>(
  plan: Plan,
  locale: PageLocale,
): Plan {
  return locale === null ? plan : {...plan, title: titleIn(plan, locale)};
}

function titleIn(
  {title, library_id}: Pick<PlanSummary, "title" | "library_id">,
  locale: LibraryLocale,
): string {
  const words = library_id === null ? null : (findLibraryPlan(library_id)?.words ?? null);
  if (words === null) return planTitleIn(title, locale);
  const isOurs = LIBRARY_LOCALES.some((each) => words[each].title === title);
  return isOurs ? words[locale].title : title;
}

export function localizePlanDetail(plan: PlanDetail, locale: PageLocale): PlanDetail {
  if (locale === null) return plan;
  const {changes, supplementals} = plan;
  return {
    ...localizePlan(plan, locale),
    changes: changes.map(({before, after, ...change}) => ({
      ...change,
      before: before && localizeTitle(before, locale),
      after: after && localizeTitle(after, locale),
    })),
    supplementals: supplementals.map((each) => localizeSupplementarySession(each, locale)),
  };
}

export function localizePlanEdited({effect, ...plan}: PlanEdited, locale: PageLocale): PlanEdited {
  const all = (sessions: PlanEffect["gone"]) =>
    locale === null ? sessions : sessions.map((session) => localizeTitle(session, locale));
  return {
    ...localizePlanDetail(plan, locale),
    effect: effect && {...effect, gone: all(effect.gone), added: all(effect.added)},
  };
}

/**
 * Localizes everything but the conflicts: these are localized where they are read, since their author is known only
 * there.
 */
export function localizePlanStart(
  start: PlanStart,
  library_id: string | null,
  locale: PageLocale,
): PlanStart {
  if (locale === null) return start;
  const {title, sessions, plan} = start;
  return {
    ...start,
    title: titleIn({title, library_id}, locale),
    sessions: sessions.map((session) => localizeTitle(session, locale)),
    plan: plan && localizePlanDetail(plan, locale),
  };
}

export function localizeSupplementarySession<
  Beside extends Pick<SupplementarySession, "kind" | "title" | "desc">,
>(beside: Beside, locale: PageLocale): Beside {
  return locale === null ? beside : {...beside, ...PLAN_LANGUAGES[locale].supplementals[beside.kind]};
}

const localizeTitle = <Session extends {readonly title: string}>(
  session: Session,
  locale: LibraryLocale,
): Session => ({
  ...session,
  title: textInLanguage("title", session.title, locale),
});
