import {describe, expect, it} from "vitest";
import {pointsOf, trackFile} from "../../test/support/gpx.ts";
import {lists} from "../../test/support/recordings.ts";
import {at, NOW, UNIX0, xml} from "../../test/support/xml.ts";
import {putOnGrid} from "../series/grid.ts";
import {summarize} from "../summary/summarize.ts";
import {readGpx} from "./gpx.ts";
import {readRecording} from "./read-recording.ts";

const point = (second: number, lat = 48, inside = "") =>
  `<trkpt lat="${lat}" lon="11"><time>${at(second)}</time>${inside}</trkpt>`;
const file = (inside: string) => xml(`<gpx version="1.1"><trk>${inside}</trk></gpx>`);
const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;

describe("readGpx", () => {
  it("reads points and extensions under any prefix", () => {
    const extension = `<ele>520</ele><extensions><power>250</power><gpxtpx:TrackPointExtension>
      <gpxtpx:hr>150</gpxtpx:hr><gpxtpx:cad>85</gpxtpx:cad><ns:atemp>12</ns:atemp></gpxtpx:TrackPointExtension></extensions>`;
    const {recordings} = readGpx(file(`<trkseg>${point(0, 48, extension)}</trkseg>`));
    expect(lists(recordings[0]?.columns ?? {})).toEqual({
      latitude: [48],
      longitude: [11],
      altitude: [520],
      distance: [0],
      heart_rate: [150],
      cadence: [170],
      temperature: [12],
      power: [250],
    });
  });

  it("knows power as PowerInWatts too", () => {
    const {recordings} = readGpx(
      file(`<trkseg>${point(0, 48, "<PowerInWatts>240</PowerInWatts>")}</trkseg>`),
    );
    expect(recordings[0]?.columns.power?.[0]).toBe(240);
  });

  it("measures distance along the positions of a segment, not between two segments", () => {
    const {recordings} = readGpx(
      file(
        `<trkseg>${point(0, 48)}${point(5, 48.001)}</trkseg><trkseg>${point(9, 48.003)}${point(10, 48.004)}</trkseg>`,
      ),
    );
    expect(recordings[0]?.columns.distance?.at(-1)).toBeCloseTo(0.002 * METRES_PER_DEGREE, 6);
    expect(recordings[0]?.timer).toEqual([
      {time: UNIX0 + 5, isRunning: false},
      {time: UNIX0 + 9, isRunning: true},
    ]);
  });

  it("marks the distance as not counted by a device, so that jumps between positions add no distance", () => {
    const latitudes = [48, 48.001, 48.011, 48.012];
    const points = latitudes.map((latitude, index) => point(45 * index, latitude)).join("");
    const [recording] = readGpx(file(`<trkseg>${points}</trkseg>`)).recordings;
    const columns = recording && putOnGrid(recording).series.columns;
    expect(columns?.distance?.at(-1)).toBeCloseTo(0.002 * METRES_PER_DEGREE, 6);
    expect(Math.max(...(columns?.speed ?? []).filter((speed) => !Number.isNaN(speed)))).toBeLessThan(12.5);
  });

  it("takes the gaps of a device that records once a minute for no pause", () => {
    const points = [0, 45, 90, 135].map((second) => point(second)).join("");
    expect(readGpx(file(`<trkseg>${points}</trkseg>`)).recordings[0]?.timer).toEqual([]);
  });

  it.each([
    ["<type>running</type>", 1],
    ["<type>trail_running</type>", 1],
    ["<type>9</type>", 1],
    ["<type>Laufen</type>", 1],
    ["<type>Course à pied</type>", 1],
    ["<type>Correr</type>", 1],
    ["<type>Løping</type>", 1],
    ["<type>Laufradfahren</type>", 0],
    ["<type>Skilanglauf</type>", 0],
    ["<type>Narty biegowe</type>", 0],
    ["<type>course</type>", 0],
    ["", 1],
    ["<type>cycling</type>", 0],
  ])("takes %s for %i runs, and for one on its runner's word", (type, count) => {
    const track = file(`${type}<trkseg>${point(0)}</trkseg>`);
    expect(readGpx(track).recordings).toHaveLength(count);
    expect(readGpx(track, true)).toMatchObject({recordings: [{format: "gpx"}], problems: []});
  });
});

it("counts a silence that a runner crossed as running, in the time and in the pace", () => {
  const seconds = [
    ...Array.from({length: 100}, (_, second) => second),
    ...Array.from({length: 20}, (_, index) => 120 + 30 * index),
  ];
  const {recordings} = readRecording(trackFile(`<trkseg>${pointsOf(seconds)}</trkseg>`), {now: NOW});
  const [summary] = recordings.map((each) =>
    summarize(putOnGrid(each).series, {mass: null, hasBarometer: false}),
  );
  expect(summary).toMatchObject({timer_time: 691, moving_time: 691});
  expect(summary?.average_speed).toBeCloseTo(3, 1);
});

it.each(["unknown", "Other", "generic", "ACTIVITY", "Workout", "sport", "Uncategorized", "Sonstige", "Otro"])(
  "reads a track of the sport %s as a run, and reports the sport as unknown",
  (type) => {
    const {recordings, problems} = readGpx(
      trackFile(`<type>${type}</type><trkseg>${pointsOf([0, 1])}</trkseg>`),
    );
    expect([recordings.length, problems]).toEqual([1, [{code: "sport_unknown", detail: {}}]]);
  },
);

it.each(["", "<type></type>", "<type>running</type>"])(
  "reports no sport problem for a track with %s",
  (type) => {
    expect(readGpx(trackFile(`${type}<trkseg>${pointsOf([0, 1])}</trkseg>`)).problems).toEqual([]);
  },
);
