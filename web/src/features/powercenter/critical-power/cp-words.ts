import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {TEST_PROTOCOLS} from "@gradus/training/cp/explicit-test";
import {measureWords} from "@/lib/format/measure-words";
import {fullDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import type {CpContext} from "./cp-context";
import {holdReasonOf, nextToExpire, reasonOf, strongestOf} from "./cp-rules";

type Tested = NonNullable<CpHistoryRow["test"]>;

export function holdReasonSentence({automatic, format, t}: CpContext): string {
  const power = measureWords(format.watts(automatic.critical_power));
  const holdReason = holdReasonOf(automatic);
  if (holdReason === "manual" && automatic.critical_power === null) return t("power.standing.manualAlone");
  return t(`power.standing.${holdReason}`, {power});
}

/** What would raise it; null where that cannot be determined. */
export function raiseSentence({automatic: {suggestion}, format, t}: CpContext): string | null {
  return (
    suggestion &&
    t("power.raise", {
      duration: durationWords(suggestion.duration),
      power: measureWords(format.watts(Math.ceil(suggestion.power))),
    })
  );
}

export function expirySentence({automatic, t}: CpContext): string | null {
  const next = nextToExpire(automatic);
  return next && t("power.leaves", {count: next.count, date: fullDayWords(t.formatLocale, next.date)});
}

/** Why a row is there, but for the run that is linked before it. */
export function reasonWords(row: CpHistoryRow, {automatic, format, t}: CpContext): string {
  if (row.test) return testWords(row, row.test, {format, t});
  const effort = strongestOf(automatic, row.activity_id);
  const reason = reasonOf(row);
  if (reason === "raised" && effort && automatic.in_force?.date === row.date) {
    return t("power.reason.raisedBy", {
      duration: durationWords(effort.duration),
      power: measureWords(format.watts(effort.power)),
    });
  }
  return t(`power.reason.${reason}`);
}

type CpFormatContext = Pick<CpContext, "format" | "t">;

/** Both efforts of a test, and the W′ that goes with them. */
function testWords({activity_name}: CpHistoryRow, test: Tested, {format, t}: CpFormatContext): string {
  const [short, long] = TEST_PROTOCOLS[test.protocol];
  return t(activity_name === null ? "power.reason.tested" : "power.reason.testedBy", {
    short: durationWords(short),
    shortPower: measureWords(format.watts(test.short_power)),
    long: durationWords(long),
    longPower: measureWords(format.watts(test.long_power)),
    wPrime: measureWords({value: format.number(test.w_prime / 1000, 1), unit: "kJ"}),
  });
}

/** "+4", "−1.5"; a dash for the first. */
export function signed(by: number | null, {format}: Pick<CpContext, "format">): string {
  if (by === null) return "–";
  const digits = Math.abs(by) % 1 < 0.05 || Math.abs(by) % 1 > 0.95 ? 0 : 1;
  return `${by < 0 ? "−" : "+"}${format.number(Math.abs(by), digits)}`;
}
