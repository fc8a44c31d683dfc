import type {PlanChange} from "@gradus/backend/contract/plans";
import {measureWords} from "@/lib/format/measure-words";
import {longDay, shortTime} from "../calendar/calendar-kit";
import type {PlansKit} from "./plans-messages";

export const distanceWords = (metres: number, {format}: PlansKit) => measureWords(format.distance(metres, 1));

/** Hours and minutes of a week, in the calendar's format. */
export const hoursWords = shortTime;

/** What became of the session: where it lies now, how long it is, or that it is gone. */
export function effectWords({before, after}: PlanChange, kit: PlansKit): string | null {
  const {t} = kit;
  const on = (day: string) => longDay(t.formatLocale, day);
  if (!before) return null;
  const {title} = before;
  if (!after) return t("plans.gone", {title, day: on(before.day)});
  if (after.day !== before.day) return t("plans.moved", {title, from: on(before.day), to: on(after.day)});
  return t("plans.resized", {
    title,
    day: on(before.day),
    before: hoursWords(before.seconds),
    after: hoursWords(after.seconds),
  });
}
