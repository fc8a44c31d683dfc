import type {RaceMeasures} from "@/charts/race/measures";
import type {Quantity, Scales} from "@/charts/race/units";
import {parseRaceTime} from "@/client/forms/race-time";
import {formatDuration} from "@/lib/format/duration";
import {numberFormat} from "@/lib/format/intl";
import type {TypedValue} from "./measure-input";
import {boundsOf, type NumberInput} from "./race-inputs";
import type {RacesTranslator} from "./races-messages";

export interface RacesSetting {
  readonly t: RacesTranslator;
  readonly scales: Scales;
  readonly measures: RaceMeasures;
}

const DECIMALS = 2;
const inAddress = (value: number) => String(Number(value.toFixed(DECIMALS)) || 0);
/** Addresses hold humidity in percent, as the call does. */
const toAddress = (quantity: Quantity, si: number) => (quantity === "humidity" ? si * 100 : si);
const fromAddress = (quantity: Quantity, value: number) => (quantity === "humidity" ? value / 100 : value);

/** How one number is written into its field and read from it, in the units of the reader. */
export function measureIo(name: NumberInput, quantity: Quantity, {t, scales}: RacesSetting) {
  const {fromSi, toSi, digits} = scales[quantity];
  const {min, max} = boundsOf(name);
  const shown = (value: number) => fromSi(fromAddress(quantity, value));
  const [low, high] = [Math.ceil(shown(min) * 10 - 1e-9) / 10, Math.floor(shown(max) * 10 + 1e-9) / 10];
  const number = (value: number) =>
    numberFormat(t.formatLocale, {maximumFractionDigits: Math.max(1, digits)}).format(value);
  return {
    write: (value: string) =>
      numberFormat(t.formatLocale, {maximumFractionDigits: digits, useGrouping: false}).format(
        Number(shown(Number(value)).toFixed(digits)) || 0,
      ),
    read(typed: string): TypedValue {
      const text = typed.trim().replace(",", ".").replace("\u2212", "-");
      if (text === "") return {ok: true, value: undefined};
      if (!/^-?\d+(\.\d+)?$/.test(text)) return {ok: false, mistake: t("validation.number")};
      if (Number(text) < low || Number(text) > high) {
        return {ok: false, mistake: t("validation.range", {min: number(low), max: number(high)})};
      }
      return {ok: true, value: inAddress(toAddress(quantity, toSi(Number(text))))};
    },
  };
}

/** The same for a time over a distance. */
export function timeIo(distance: number, t: RacesTranslator) {
  const {min, max} = boundsOf("target_time");
  return {
    write: (value: string) => formatDuration(Number(value)),
    read(typed: string): TypedValue {
      if (typed.trim() === "") return {ok: true, value: undefined};
      const seconds = parseRaceTime(typed, distance);
      const isTime = seconds !== null && seconds >= min && seconds <= max;
      return isTime ? {ok: true, value: inAddress(seconds)} : {ok: false, mistake: t("race.timeInvalid")};
    },
  };
}
