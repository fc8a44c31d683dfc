import {formatDuration} from "@/lib/format/duration";
import {numberFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import {type Quantity, type RaceUnits, type Scales, splitLength} from "./units";

/** Takes SI units, paces as seconds a kilometre; gives the units and the language of the page. */
export interface RaceMeasures {
  /** Metres of a split, and what one is called. */
  readonly every: number;
  readonly unit: RaceUnits["distance"];
  readonly of: (value: number, quantity: Quantity, digits?: number) => string;
  /** "251–259 W", or one number where both ends read the same. */
  readonly watts: (low: number, high?: number) => string;
  /** What is added or taken, with its sign. */
  readonly added: (value: number) => string;
  readonly pace: (secondsPerKm: number) => string;
  /** Where a split ends, in whole units but for what is left at the end. */
  readonly place: (metres: number) => string;
  /** A share with its sign, as slopes have. */
  readonly grade: (share: number) => string;
  /** The same in percent without their sign, for a row that is called so. */
  readonly gradeNumber: (share: number) => string;
  readonly percent: (share: number) => string;
  readonly number: (value: number, digits: number) => string;
}

export function createMeasures(locale: string, scales: Scales, units: RaceUnits): RaceMeasures {
  const number = (value: number, digits: number) =>
    numberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(value);
  const every = splitLength(units);
  const percent = (share: number, options: Intl.NumberFormatOptions) =>
    // As every other unit: languages would put a narrow space there, or none.
    measureWords({value: numberFormat(locale, options).format(100 * share), unit: "%"});
  return {
    every,
    unit: units.distance,
    number,
    of: (value, quantity, digits = scales[quantity].digits) => {
      const {fromSi, unit} = scales[quantity];
      return measureWords({value: number(fromSi(value), digits), unit});
    },
    watts: (low, high = low) => {
      const [from, to] = [number(Math.round(low), 0), number(Math.round(high), 0)];
      return measureWords({value: from === to ? from : `${from}–${to}`, unit: "W"});
    },
    added: (value) =>
      numberFormat(locale, {maximumFractionDigits: 0, signDisplay: "exceptZero"}).format(
        Math.round(value) || 0,
      ),
    pace: (secondsPerKm) =>
      measureWords({value: formatDuration((secondsPerKm * every) / 1000), unit: `min/${units.distance}`}),
    place: (metres) => {
      const splits = metres / every;
      const isWhole = Math.abs(splits - Math.round(splits)) < 1e-3;
      return number(splits, isWhole ? 0 : 1);
    },
    grade: (share) =>
      percent(Math.round(share * 1000) / 1000 || 0, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        // What rounds to level has no sign.
        signDisplay: "exceptZero",
      }),
    gradeNumber: (share) =>
      numberFormat(locale, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: "exceptZero",
      }).format(Math.round(share * 1000) / 10 || 0),
    percent: (share) => percent(share, {maximumFractionDigits: 0}),
  };
}

export function raceName(
  metres: number,
  measures: RaceMeasures,
  names: {readonly half: string; readonly marathon: string},
): string {
  if (metres === 21_097.5) return names.half;
  if (metres === 42_195) return names.marathon;
  if (metres === 16_093.44) return measureWords({value: measures.number(10, 0), unit: "mi"});
  return measureWords({value: measures.number(metres / 1000, 0), unit: "km"});
}
