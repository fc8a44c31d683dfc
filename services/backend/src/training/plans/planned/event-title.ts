import {LIBRARY_LOCALES} from "@gradus/training/library/library-workout";
import {raceName} from "@gradus/training/library/plans/plan-words";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import type {calendar_event} from "./tables.ts";

type Titled = Pick<typeof calendar_event.$inferSelect, "title" | "title_metres">;

/** The title of an event for the language of the page; what a user typed is left as it is. */
export const eventTitle = ({title, title_metres}: Titled, page: PageLocale): string =>
  page === null || title_metres === null ? title : raceName(title_metres, page);

/** The metres that still name a race once a title was sent: a form that sends back what it showed has typed nothing. */
export const titleMetres = ({title_metres}: Titled, sent: string): number | null =>
  title_metres !== null && LIBRARY_LOCALES.some((locale) => raceName(title_metres, locale) === sent)
    ? title_metres
    : null;
