import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {measureWords} from "@/lib/format/measure-words";
import {fullDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import type {CpContext} from "./cp-context";
import {nextToLeave, reasonOf, standingOf} from "./cp-rules";

/** Why the value is what it is, first of all: what the runs say, and why it stays or will not. */
export function standingSentence({automatic, format, t}: CpContext): string {
  const power = measureWords(format.watts(automatic.critical_power));
  const standing = standingOf(automatic);
  if (standing === "manual" && automatic.critical_power === null) return t("power.standing.manualAlone");
  return t(`power.standing.${standing}`, {power});
}

/** What would raise it; null where nobody can say. */
export function raiseSentence({automatic: {suggestion}, format, t}: CpContext): string | null {
  return (
    suggestion &&
    t("power.raise", {
      duration: durationWords(suggestion.duration),
      power: measureWords(format.watts(Math.ceil(suggestion.power))),
    })
  );
}

/** What stops counting next. */
export function leaveSentence({automatic, t}: CpContext): string | null {
  const next = nextToLeave(automatic);
  return next && t("power.leaves", {count: next.count, date: fullDayWords(t.formatLocale, next.date)});
}

/** Why a row is there, but for the run that is linked before it. */
export function reasonWords(row: CpHistoryRow, {automatic, format, t}: CpContext): string {
  const effort = automatic.supporting.find(({activity_id}) => activity_id === row.activity_id);
  const reason = reasonOf(row);
  if (reason === "raised" && effort && automatic.in_force?.date === row.date) {
    return t("power.reason.raisedBy", {
      duration: durationWords(effort.duration),
      power: measureWords(format.watts(effort.power)),
    });
  }
  return t(`power.reason.${reason}`);
}

/** "+4", "−1.5"; a dash for the first. */
export function signed(by: number | null, {format}: Pick<CpContext, "format">): string {
  if (by === null) return "–";
  const digits = Math.abs(by) % 1 < 0.05 || Math.abs(by) % 1 > 0.95 ? 0 : 1;
  return `${by < 0 ? "−" : "+"}${format.number(Math.abs(by), digits)}`;
}
