import {describe, expect, it} from "vitest";
import {readRecording} from "../src/files/read-recording.ts";
import {putOnGrid} from "../src/series/grid.ts";
import type {Recording} from "../src/series/recording.ts";
import {summarize} from "../src/summary/summarize.ts";
import {PUBLIC_RECORDINGS, readIn} from "./support/folders.ts";
import {
  DECISIONS,
  FIELDS,
  type PublicField,
  type PublicRun,
  publicRecordings,
} from "./support/public-recordings.ts";

/** After the newest recording. */
const NOW = 1_795_000_000;

if (!PUBLIC_RECORDINGS)
  console.info("Left out: TRAINING_PUBLIC_RECORDINGS names no folder of recordings with an expected.json");

describe.skipIf(!PUBLIC_RECORDINGS)("public recordings (needs TRAINING_PUBLIC_RECORDINGS)", () => {
  const all = publicRecordings();

  it("are at hand", () => expect(all.length).toBeGreaterThan(0));

  it.each(all)("%s has the runs that an independent reader found", (name, expected) => {
    const {recordings} = readRecording(readIn(PUBLIC_RECORDINGS, name), {now: NOW});
    const measured = recordings.map(measure);
    expect(measured).toHaveLength(expected.length);
    for (const [index, run] of expected.entries()) {
      const differing = FIELDS.flatMap((field) => {
        const right = rightValue(name, run, field);
        const found = measured[index]?.[field] ?? null;
        const isSame =
          right === null || (found !== null && Math.abs(found - right) <= TOLERANCES[field](right));
        return isSame ? [] : [{field, found, right}];
      });
      expect(differing).toEqual([]);
    }
  });

  it.each(all)("%s is active on the grid as long as its device's timer ran", (name) => {
    for (const recording of readRecording(readIn(PUBLIC_RECORDINGS, name), {now: NOW}).recordings) {
      const {timer_time, timer_s} = measure(recording);
      expect(Math.abs(timer_time - timer_s)).toBeLessThanOrEqual(Math.max(3, 0.01 * timer_s));
    }
  });

  it("climb as high as their devices with a barometer counted, in the middle of all", () => {
    const shares = all.flatMap(([name, expected]) => {
      const {recordings} = readRecording(readIn(PUBLIC_RECORDINGS, name), {now: NOW});
      return expected.flatMap(({device_ascent_m: metres}, index) => {
        const recording = recordings[index];
        if (!recording?.hasBarometer || metres === null || metres < LEAST_CLIMB) return [];
        return (measure(recording).climb ?? 0) / metres;
      });
    });
    const middle = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0;
    expect(Math.abs(middle - 1)).toBeLessThan(0.05);
    expect(shares.filter((share) => Math.abs(share - 1) < 0.1).length).toBeGreaterThan(shares.length / 2);
  });

  it("leave no field open without a decision", () => {
    const open = all.flatMap(([name, runs]) =>
      runs.flatMap((run) =>
        run.open.map((field) => ({name, field, isDecided: DECISIONS[name]?.[field] !== undefined})),
      ),
    );
    expect(open.filter(({isDecided}) => !isDecided)).toEqual([]);
  });
});

/** m; of less, a step of the barometer is a large share. */
const LEAST_CLIMB = 5;

/** A difference of so much is rounding, or another way to count. */
const TOLERANCES: Readonly<Record<PublicField, (right: number) => number>> = {
  start: () => 1,
  // The other reader rounds to a tenth.
  distance_m: (metres) => 0.01 * metres + 0.05,
  timer_s: () => 2,
  elapsed_s: () => 2,
  average_power_w: (watts) => 0.015 * watts,
  average_heart_rate: (beats) => 0.015 * beats,
  laps: () => 0,
};

const rightValue = (name: string, run: PublicRun, field: PublicField): number | null =>
  run.open.includes(field) ? (DECISIONS[name]?.[field]?.right ?? run[field]) : run[field];

function measure(recording: Recording) {
  const {series} = putOnGrid(recording);
  const summary = summarize(series, {mass: null, hasBarometer: recording.hasBarometer ?? false});
  return {
    start: series.start,
    distance_m: summary.distance,
    // A device counts its timer in milliseconds, the grid in seconds.
    timer_s: recording.totals.timer ?? summary.timer_time,
    timer_time: summary.timer_time,
    elapsed_s: recording.totals.elapsed ?? summary.elapsed_time,
    average_power_w: summary.average_power,
    average_heart_rate: summary.average_heart_rate,
    laps: recording.laps.length,
    climb: summary.elevation_gain,
  } satisfies Record<PublicField | "timer_time" | "climb", number | null>;
}
