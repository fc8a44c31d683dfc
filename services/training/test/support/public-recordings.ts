import {PUBLIC_RECORDINGS, readIn} from "./folders.ts";

export const FIELDS = [
  "start",
  "distance_m",
  "timer_s",
  "elapsed_s",
  "average_power_w",
  "average_heart_rate",
  "laps",
] as const;
export type PublicField = (typeof FIELDS)[number];

/** Values that an independent reader found in one run of a file; null where the file has none. */
export type PublicRun = Readonly<Record<PublicField, number | null>> & {
  /** By the device's own count. */
  readonly device_ascent_m: number | null;
  /** Fields in which our reader once differed: `DECISIONS` records the correct value. */
  readonly open: readonly PublicField[];
};

export interface Decision {
  readonly right: number;
  readonly because: string;
}

const OTHER_TRACKS =
  "The log of one afternoon is written as several tracks. The other reader took the first that has points; together they are the outing, with pauses between them.";
const BY_CAR = "Driven by car: what is faster than 12.5 m/s is no distance of a runner.";
const BYTES_LOST =
  "Three bytes of the file were lost, the first after 315 s. The other reader repeats the device's totals; the records before the damage are what can be read, and the runner is notified of it.";

const oneAfternoon = (distance: number, elapsed: number) => ({
  distance_m: {right: distance, because: OTHER_TRACKS},
  elapsed_s: {right: elapsed, because: OTHER_TRACKS},
});

/** For each open field of a file what is right, and why. */
export const DECISIONS: Readonly<Record<string, Partial<Record<PublicField, Decision>>>> = {
  "dtcooper-87020eec.fit": {
    distance_m: {right: 928.3, because: BYTES_LOST},
    timer_s: {right: 315, because: BYTES_LOST},
    elapsed_s: {right: 314, because: BYTES_LOST},
  },
  "tkrajina-7c624f58.gpx": {distance_m: {right: 1522, because: BY_CAR}},
  "tkrajina-8b6d9927.gpx": oneAfternoon(4391.3, 7190),
  "tkrajina-83a642c4.gpx": oneAfternoon(4391.3, 7190),
  "tkrajina-8bad699d.gpx": oneAfternoon(4391.3, 7190),
  "tkrajina-d5e6fb00.gpx": oneAfternoon(4381.4, 7176),
  "tkrajina-de901607.gpx": {
    distance_m: {
      right: 53.1,
      because: "Only a few of its points have a time; the others were not recorded while running.",
    },
  },
  "tkrajina-ed72433e.gpx": {
    distance_m: {right: 0, because: "Ten points tens of kilometres apart: no runner is that fast."},
  },
  "vkurup-5434e2af.tcx": {
    timer_s: {
      right: 1112.3,
      because: "The device is right: its timer ran through silences of up to 53 s, which are no pauses.",
    },
  },
  "vkurup-75ef1eb3.tcx": {
    average_heart_rate: {
      right: 160,
      because:
        "The other reader took the mean of points that lie 1 to 9 s apart. By time it is 160, as by the laps of the device (139, 172 and 167 in 608, 715 and 670 s).",
    },
  },
};

export function publicRecordings(): [name: string, runs: readonly PublicRun[]][] {
  if (!PUBLIC_RECORDINGS) return [];
  const text = new TextDecoder().decode(readIn(PUBLIC_RECORDINGS, "expected.json"));
  const files: Record<string, {runs: readonly PublicRun[]}> = JSON.parse(text);
  return Object.entries(files).map(([name, {runs}]) => [name, runs]);
}
