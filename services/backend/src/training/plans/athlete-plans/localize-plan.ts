import type {SupplementarySession} from "../../../contract/plans.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import type {ChangedSession, training_plan} from "../planned/tables.ts";
import {PLAN_LANGUAGES, planTitle} from "./plan-words.ts";

type Titled = Pick<typeof training_plan.$inferSelect, "title" | "title_text">;

/** The title of a plan in the language of the page; the name of a race is left as it is. */
export const localizePlanTitle = ({title, title_text}: Titled, page: PageLocale): string =>
  (page && title_text && planTitle(title_text, page)) ?? title;

/** The title of a session as it was before or after a change. */
export const localizeChangedTitle = ({title, workout}: ChangedSession, page: PageLocale): string =>
  localizeTitle({title, library_text: workout.library_text}, page);

export function localizeSupplementarySession<
  Session extends Pick<SupplementarySession, "kind" | "title" | "desc">,
>(session: Session, page: PageLocale): Session {
  return page === null ? session : {...session, ...PLAN_LANGUAGES[page].supplementals[session.kind]};
}
