import fc from "fast-check";
import {expect, it} from "vitest";
import {encodeFit} from "../src/export/fit.ts";
import {decodeFit, NotFitError} from "../src/files/fit/decode.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {putOnGrid} from "../src/series/grid.ts";
import {activityOf, START, seriesOf} from "./support/runs.ts";
import {at, NOW, xml} from "./support/xml.ts";

/** A damaged file of a kilobyte may promise anything; what is set aside for it stays within this. */
const BYTES_MAX = 4_000_000;

const mood = {
  name: "Mood",
  units: "",
  application: "ab".repeat(16),
  number: 1,
  values: Float64Array.of(1, 2, 3, 4),
};
const series = seriesOf({power: [200, 0, 210, 220], heart_rate: [140, Number.NaN, 141, 142]}, [1, 0, 1, 1]);
const FIT = encodeFit(activityOf(series, {extra: [mood]}));
const TCX = xml(
  `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="${at(0)}"><Track>
   <Trackpoint><Time>${at(0)}</Time><Extensions><ns3:TPX><ns3:Watts>250</ns3:Watts></ns3:TPX></Extensions></Trackpoint>
   <Trackpoint><Time>${at(1)}</Time></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
);

/** The bytes with some changed, some left out and the end cut off. */
function mutated(bytes: Uint8Array) {
  const offset = fc.nat({max: bytes.length - 1});
  const change = fc.tuple(offset, fc.nat({max: 255}));
  return fc
    .tuple(fc.array(change, {maxLength: 12}), fc.option(offset), fc.option(offset))
    .map(([changes, cut, drop]) => {
      const copy = bytes.slice();
      for (const [index, value] of changes) copy[index] = value;
      const shorter = drop === null ? copy : copy.filter((_, index) => index < drop || index > drop + 2);
      return cut === null ? shorter : shorter.subarray(0, cut);
    });
}

it("reads damaged FIT files without throwing, in bounded memory", () => {
  fc.assert(
    fc.property(mutated(FIT), (bytes) => {
      const parts = decodeOrRefuse(bytes);
      const byteCount = parts
        .flatMap(({cols}) => [...cols.values()])
        .reduce((sum, {byteLength}) => sum + byteLength, 0);
      expect(byteCount).toBeLessThan(BYTES_MAX);
      for (const part of parts) for (const values of part.cols.values()) expect(values.length).toBe(part.n);
    }),
  );
});

it.each([
  ["FIT", FIT],
  ["TCX", TCX],
])("answers with runs that have a grid, or a problem, for any damaged %s file", (_format, file) => {
  fc.assert(
    fc.property(mutated(file), (bytes) => {
      const {recordings, problems} = readRecording(bytes, {now: Math.max(NOW, START)});
      expect(recordings.length + problems.length).toBeGreaterThan(0);
      for (const recording of recordings) expect(putOnGrid(recording).series.length).toBeGreaterThan(0);
    }),
  );
});

it("reads anything at all behind a FIT header", () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 400}), (content) => {
      const bytes = Uint8Array.of(
        12,
        16,
        0,
        0,
        content.length & 0xff,
        content.length >> 8,
        0,
        0,
        0x2e,
        0x46,
        0x49,
        0x54,
        ...content,
        0,
        0,
      );
      expect(decodeFit(bytes).length).toBeGreaterThan(0);
    }),
  );
});

it("ends early at XML that is nested without end, and at CSV of columns without end", () => {
  const nested = new TextEncoder().encode(`<gpx>${"<a>".repeat(100_000)}`);
  expect(readRecording(nested, {now: NOW}).problems.map(({code}) => code)).toEqual(["damaged", "no_records"]);
  const wide = new TextEncoder().encode(`timestamp,elapsed,active${",a".repeat(10_000)}\n${at(0)},0,1\n`);
  expect(readRecording(wide, {now: NOW}).recordings[0]?.extra.length).toBeLessThan(200);
});

function decodeOrRefuse(bytes: Uint8Array) {
  try {
    return decodeFit(bytes);
  } catch (error) {
    if (error instanceof NotFitError) return [];
    throw error;
  }
}
