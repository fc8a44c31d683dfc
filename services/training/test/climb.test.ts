import {expect, it} from "vitest";
import {crop} from "../src/edits/crop.ts";
import {encodeFit} from "../src/export/fit.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {putOnGrid} from "../src/series/grid.ts";
import {summarize} from "../src/summary/summarize.ts";
import {madeSeries} from "../src/testing/series.ts";

const START = 1_790_000_000;
const SECONDS = 1200;
/** Waves of 2.5 m: above the noise threshold of a barometer, below that of positions. */
const heightAt = (second: number) => 500 + 1.25 * (1 - Math.cos((2 * Math.PI * second) / 200));
const heights = Array.from({length: SECONDS}, (_, second) => Math.round(5 * heightAt(second)) / 5);

const asFit = (hasBarometer: boolean) =>
  encodeFit({
    series: madeSeries({altitude: heights, distance: heights.map((_, at) => 3 * at)}, {start: START}),
    extra: [],
    laps: [],
    subSport: "street",
    powerFamily: null,
    utcOffset: 0,
    timer: null,
    serial: null,
    productName: "",
    hasBarometer,
  });

const asTcx = () => {
  const points = heights.map((height, at) => {
    const time = new Date(1000 * (START + at)).toISOString();
    return `<Trackpoint><Time>${time}</Time><AltitudeMeters>${height}</AltitudeMeters><DistanceMeters>${3 * at}</DistanceMeters></Trackpoint>`;
  });
  const lap = `<Lap StartTime="${new Date(1000 * START).toISOString()}"><Track>${points.join("")}</Track></Lap>`;
  return new TextEncoder().encode(
    `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Running">${lap}</Activity></Activities></TrainingCenterDatabase>`,
  );
};

function climbOf(bytes: Uint8Array) {
  const [recording] = readRecording(bytes, {now: START + 86_400}).recordings;
  if (!recording) throw new Error("The file has no run");
  const {series} = putOnGrid(recording);
  const options = {mass: null, hasBarometer: recording.hasBarometer ?? false};
  const halves = [
    {from: 0, to: 599},
    {from: 600, to: SECONDS - 1},
  ].map((range) => summarize(crop(series, range), options).elevation_gain);
  return {altitudes: series.columns.altitude, run: summarize(series, options).elevation_gain, halves};
}

it("one track without a barometer climbs as high as FIT and as TCX, whole and in parts", () => {
  const [fit, tcx] = [climbOf(asFit(false)), climbOf(asTcx())];
  fit.altitudes?.forEach((metres, slot) => {
    expect(metres).toBeCloseTo(tcx.altitudes?.[slot] ?? Number.NaN, 6);
  });
  expect([fit.run, tcx.run]).toEqual([0, 0]);
  expect(fit.halves).toEqual(tcx.halves);
});

it("altitude that a file marks as barometric counts smaller climbs, also after the file is written again", () => {
  const {run} = climbOf(asFit(true));
  expect(run).toBeGreaterThan(10);
});
