import type {User} from "@gradus/backend/contract/accounts";
import {viewerScales} from "@/charts/race/viewer-units";
import type {ClientTranslator} from "@/i18n/message-types";
import {formatDuration} from "@/lib/format/duration";
import {numberFormat} from "@/lib/format/intl";
import type {Measure} from "@/lib/format/measure-words";

export const RUN_FORMAT_MESSAGES = ["units"] as const;

type Preferences = User["preferences"];
export type DistanceUnit = Preferences["distance_unit"];
export type ViewerUnits = Pick<Preferences, "distance_unit"> &
  Partial<Pick<Preferences, "temperature_unit" | "weight_unit">>;

const METRES = {km: 1000, mi: 1609.344} as const;
const METRES_PER_FOOT = 0.3048;
/** m/s. Below this speed the runner counts as standing, because a pace would be about an hour. */
const STANDSTILL_SPEED = 0.5;
const NOT_MEASURED = "–";

/** How a reader writes what was measured: their units, their digits. Absent is a dash, never a zero. */
export function createRunFormat(t: ClientTranslator<"units">, units: DistanceUnit | ViewerUnits) {
  const locale = t.formatLocale;
  const reader: ViewerUnits = typeof units === "string" ? {distance_unit: units} : units;
  const unit = reader.distance_unit;
  const number = (value: number | null, digits = 0) =>
    value === null || !Number.isFinite(value)
      ? NOT_MEASURED
      : numberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits}).format(value);
  const scales = viewerScales({
    distance: unit,
    isFahrenheit: reader.temperature_unit === "f",
    isPounds: reader.weight_unit === "lb",
  });
  const plain =
    (symbol: string, digits = 0) =>
    (value: number | null): Measure => ({value: number(value, digits), unit: symbol});
  return {
    unit,
    locale,
    /** Of each quantity that formulas count in SI units. */
    scales,
    number,
    metresPerUnit: METRES[unit],
    distance: (metres: number | null, digits = 2): Measure => ({
      value: number(metres === null ? null : metres / METRES[unit], digits),
      unit,
    }),
    /** Minutes for a kilometre or a mile at a speed. */
    pace: (speed: number | null): Measure => ({
      value:
        speed === null || !(speed >= STANDSTILL_SPEED) ? NOT_MEASURED : formatDuration(METRES[unit] / speed),
      unit: `/${unit}`,
    }),
    climb: (metres: number | null): Measure =>
      unit === "mi"
        ? {value: number(metres === null ? null : metres / METRES_PER_FOOT), unit: "ft"}
        : {value: number(metres), unit: "m"},
    temperature: (celsius: number | null): Measure => ({
      value: number(celsius === null ? null : scales.temperature.fromSi(celsius)),
      unit: scales.temperature.unit,
    }),
    duration: (seconds: number | null) =>
      seconds === null || !Number.isFinite(seconds) ? NOT_MEASURED : formatDuration(seconds),
    /** "16 days" */
    days: (count: number) =>
      numberFormat(locale, {
        style: "unit",
        unit: "day",
        unitDisplay: "long",
        maximumFractionDigits: 0,
      }).format(count),
    watts: plain("W"),
    wattsPerKilogram: plain("W/kg", 2),
    beats: plain(t("units.beats")),
    steps: plain(t("units.steps")),
    milliseconds: plain("ms"),
    centimetres: plain("cm", 1),
    stiffness: plain("kN/m", 1),
    /** Body weights a second. */
    loading: plain("BW/s", 1),
    percent: plain("%", 1),
    stress: (value: number | null) => number(value),
  };
}
export type RunFormat = ReturnType<typeof createRunFormat>;
