import type {FieldRule} from "@/client/forms/field-rules";
import {calendarDay} from "@/client/forms/field-rules";
import type {SharesTranslator} from "./shares-messages";

/** The last day of a share, as the field has it; empty is no end. A share lasts to the end of that day, where one is. */
export function endOfDay(day: string): string | null {
  return day === "" ? null : new Date(`${day}T23:59:59`).toISOString();
}

export function lastDay(expires_at: string | null): string {
  return expires_at === null ? "" : localDay(new Date(expires_at));
}

export const shareEnd =
  (now: Date): FieldRule =>
  (day) => {
    if (day === "") return undefined;
    return calendarDay(day) ?? (day < localDay(now) ? "out_of_range" : undefined);
  };

export const endNote = (t: SharesTranslator) => ({words: {out_of_range: t("shares.endsPast")}});

function localDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
