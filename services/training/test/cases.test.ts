import {describe, expect, it} from "vitest";
import {automaticCp} from "../src/cp/automatic.ts";
import {TRAINING_DEFAULTS} from "../src/defaults.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {bestEfforts} from "../src/mean-max/best-efforts.ts";
import {energyOf} from "../src/mean-max/energy.ts";
import {putOnGrid} from "../src/series/grid.ts";
import {summarize} from "../src/summary/summarize.ts";
import {CASES, readIn} from "./support/folders.ts";

/** After the newest recording. */
const NOW = 1_795_000_000;

if (!CASES) console.info("Left out: TRAINING_CASES names no folder of files that were once read wrong");

describe.skipIf(!CASES)("files that were once read wrong (needs TRAINING_CASES)", () => {
  function read(name: string) {
    const {recordings, problems} = readRecording(readIn(CASES, name), {now: NOW});
    const [recording] = recordings;
    if (!recording || recordings.length > 1) throw new Error(`Expected one run in ${name}`);
    const {series} = putOnGrid(recording);
    return {problems, series, summary: summarize(series, {mass: null, hasBarometer: false})};
  }

  it.each([
    ["tcx_back1.5m.tcx", 10_797],
    ["tcx_cumulative.tcx", 897],
    ["tm_speed_nodist.fit", 5760],
  ])("the distance of %s is %d m", (name, metres) => {
    expect(Math.round(read(name).summary.distance ?? 0)).toBe(metres);
  });

  it.each(["tcx_leading_blanks.tcx", "gpx_type_laufen.gpx"])("%s is a run", (name) => {
    expect(read(name).problems).toEqual([]);
  });

  it("tcx_cadence120.tcx counts steps and not strides", () => {
    expect(read("tcx_cadence120.tcx").summary.average_cadence).toBeCloseTo(129, 0);
  });

  it("fit_pause_no_events.fit leaves its pause out of the mean", () => {
    const {timer_time, average_power} = read("fit_pause_no_events.fit").summary;
    // One slot more than seconds between them.
    expect(timer_time).toBeCloseTo(1801, 0);
    expect(average_power).toBeCloseTo(233, 0);
  });

  it("glitch_8s_1500W.fit moves no critical power of easy runs", () => {
    const energy = energyOf(read("glitch_8s_1500W.fit").series) ?? new Float64Array(1);
    // No longer than the file.
    const grid = TRAINING_DEFAULTS.automaticCp.grid.filter((seconds) => seconds < energy.length);
    const ofGlitch = bestEfforts(energy, grid);
    const efforts = grid.map((seconds, index) => {
      const power = ofGlitch.power[index] ?? 0;
      const [activityId, watts] = power > 200 ? ["glitch", power] : ["easy", 200];
      return {seconds, power: watts, activityId, day: "2026-11-20"};
    });
    const found = automaticCp({
      efforts,
      activities: 4,
      maximal: {activityIds: new Set(), earlierIndex: null},
      today: "2026-11-27",
    });
    if (found.status !== "ok") throw new Error("Expected a critical power");
    expect(found.critical_power).toBeGreaterThan(195);
    expect(found.critical_power).toBeLessThan(206);
    expect(found.lower_bound).toBe(true);
  });
});
