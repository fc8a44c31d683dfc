import {measureWords} from "@/lib/format/measure-words";
import {type Scales, scalesOf} from "./units";

type Numbers = (value: number, digits: number) => string;
export type ViewerScales = Pick<Scales, "weight" | "distance" | "temperature" | "elevation" | "wind">;

interface UnitPreferences {
  readonly distance: "km" | "mi";
  readonly isFahrenheit: boolean;
  readonly isPounds: boolean;
}

const METRIC = scalesOf({distance: "km", temperature: "C"});
const IMPERIAL = scalesOf({distance: "mi", temperature: "F"});
const METRIC_UNITS: ReadonlySet<string> = new Set(Object.values(METRIC).map(({unit}) => unit));

/** Each unit as its reader chose it by itself. */
export function viewerScales({distance, isFahrenheit, isPounds}: UnitPreferences): ViewerScales {
  const {elevation, wind, ...lengths} = distance === "mi" ? IMPERIAL : METRIC;
  return {
    distance: lengths.distance,
    elevation,
    wind,
    temperature: (isFahrenheit ? IMPERIAL : METRIC).temperature,
    weight: (isPounds ? IMPERIAL : METRIC).weight,
  };
}

const LONG_M = 1000;

function scaleFor(value: number, unit: string, scales: ViewerScales) {
  if (unit === "m") return Math.abs(value) >= LONG_M ? scales.distance : scales.elevation;
  if (unit === "m/s") return scales.wind;
  if (unit === "kg") return scales.weight;
  return unit === "degC" ? scales.temperature : null;
}

/**
 * A formula's number in the reader's own units, shown beside the SI value, as many formulas hold in SI units alone.
 * Null if the reader uses metric units.
 */
export function inViewerUnits(
  value: number,
  unit: string,
  scales: ViewerScales,
  number: Numbers,
): string | null {
  const scale = scaleFor(value, unit, scales);
  if (!scale || METRIC_UNITS.has(scale.unit)) return null;
  return measureWords({value: number(scale.fromSi(value), scale.digits), unit: scale.unit});
}
