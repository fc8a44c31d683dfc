import type {RunTotals} from "@gradus/backend/contract/run-statistics";
import type {Measure} from "@/lib/format/measure-words";
import type {RunFormat} from "../../format/run-format";

const HOUR = 3600;
const METRES_PER_FOOT = 0.3048;

/** A duration needs no unit: its text contains the hours. */
function clock(value: number | null, format: RunFormat): Measure {
  return {value: format.duration(value), unit: ""};
}

interface StatValue {
  readonly of: (totals: RunTotals) => number;
  readonly shown: (value: number | null, format: RunFormat) => Measure;
  /** What one step of the scale is in the unit shown, so that its numbers are round. */
  readonly unit: (format: RunFormat) => number;
}

/** Seconds in one of the five zones, as a clock. */
const inZone = (zone: number): StatValue => ({
  of: ({seconds_in_zones}) => seconds_in_zones[zone - 1] ?? 0,
  shown: clock,
  unit: () => HOUR,
});

export const STAT_VALUES = {
  distance: {
    of: (totals) => totals.distance,
    shown: (value, format) => format.distance(value, 1),
    unit: (format) => format.metresPerUnit,
  },
  time: {
    of: (totals) => totals.moving_time,
    shown: clock,
    unit: () => HOUR,
  },
  climb: {
    of: (totals) => totals.gain,
    shown: (value, format) => format.climb(value),
    unit: (format) => (format.unit === "mi" ? METRES_PER_FOOT : 1),
  },
  stress: {
    of: (totals) => totals.stress,
    shown: (value, format) => ({value: format.stress(value), unit: ""}),
    unit: () => 1,
  },
  work: {
    of: (totals) => totals.work_kj,
    shown: (value, format) => ({value: format.number(value), unit: "kJ"}),
    unit: () => 1,
  },
  zone1: inZone(1),
  zone2: inZone(2),
  zone3: inZone(3),
  zone4: inZone(4),
  zone5: inZone(5),
} as const satisfies Readonly<Record<string, StatValue>>;
export type StatName = keyof typeof STAT_VALUES;

export const STAT_NAMES: readonly StatName[] = [
  "distance",
  "time",
  "climb",
  "stress",
  "work",
  "zone1",
  "zone2",
  "zone3",
  "zone4",
  "zone5",
];

export const isStatName = (text: string | undefined): text is StatName =>
  text !== undefined && Object.hasOwn(STAT_VALUES, text);
