import {encodeFit, type FitActivity} from "@gradus/training/export/fit";
import type {Lap, PowerFamily} from "@gradus/training/series/recording";
import {madeSeries} from "@gradus/training/testing/series";

export const START = Date.parse("2026-02-14T09:00:00Z") / 1000;

export interface RunOptions {
  /** Unix seconds. */
  readonly start?: number;
  readonly seconds?: number;
  /** W, the same throughout or by the second; null for a run without power. */
  readonly power?: number | ((second: number) => number) | null;
  readonly laps?: readonly Lap[];
  readonly family?: PowerFamily;
  readonly subSport?: FitActivity["subSport"];
  /** Slots in which the timer stood. */
  readonly paused?: readonly number[];
  /** Seconds east of UTC. */
  readonly utcOffset?: number | null;
  /** Without positions, as on a treadmill. */
  readonly isInside?: boolean;
  readonly firmware?: string;
}

/** A file as a watch writes it: an even run on the road from Munich to the north at 3 m/s. */
export function fitFile(run: RunOptions = {}): Uint8Array<ArrayBuffer> {
  const {start = START, seconds = 600, power = 250, laps = [], paused = []} = run;
  const {family = "pod", subSport = "street", utcOffset = 3600, isInside = false} = run;
  const of = (value: (second: number) => number) =>
    Float64Array.from({length: seconds}, (_, at) => value(at));
  const series = madeSeries(
    {
      ...(power !== null && {power: of(typeof power === "number" ? () => power : power)}),
      speed: of(() => 3),
      distance: of((at) => 3 * at),
      heart_rate: of((at) => 140 + (at % 10)),
      cadence: of(() => 172),
      altitude: of((at) => 500 + at / 60),
      ...(!isInside && {latitude: of((at) => 48.1 + at * 2.7e-5), longitude: of(() => 11.5)}),
    },
    {start, paused},
  );
  const about = {
    timer: null,
    serial: 4711,
    productName: "Example watch",
    powerFamily: power === null ? null : family,
    ...(run.firmware !== undefined && {firmware: run.firmware}),
  };
  return new Uint8Array(encodeFit({...about, series, extra: [], laps, subSport, utcOffset}));
}

/** A lap of so many seconds, from so many seconds after the start. */
export function lapAt(from: number, seconds: number, start = START): Lap {
  const distance = 3 * seconds;
  const more = {trigger: "distance", workoutStep: null};
  return {start: start + from, elapsed: seconds, timer: seconds, distance, ...more};
}

/** The same as text: positions and times alone. */
export function gpxFile({start = START, seconds = 120}: Pick<RunOptions, "start" | "seconds"> = {}) {
  const points = Array.from({length: seconds}, (_, at) => {
    const time = new Date((start + at) * 1000).toISOString();
    return `<trkpt lat="${(48.1 + at * 2.7e-5).toFixed(7)}" lon="11.5"><time>${time}</time></trkpt>`;
  });
  const text = `<?xml version="1.0"?>\n<gpx version="1.1"><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`;
  return new TextEncoder().encode(text);
}

export type NamedFile = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];

/** A form with these files, as a page sends it. */
export function formOf(...files: readonly NamedFile[]) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append("file", new File([bytes], name));
  return form;
}
