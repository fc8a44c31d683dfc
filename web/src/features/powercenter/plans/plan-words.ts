import type {PlanChange} from "@gradus/backend/contract/plans";
import {measureWords} from "@/lib/format/measure-words";
import {longDay, shortTime} from "../calendar/calendar-context";
import type {PlansContext} from "./plans-messages";

export const distanceWords = (metres: number, {format}: PlansContext) =>
  measureWords(format.distance(metres, 1));

export const hoursWords = shortTime;

export function effectWords({before, after}: PlanChange, context: PlansContext): string | null {
  const {t} = context;
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
