import {describe, expect, it} from "vitest";
import {writeFit} from "../files/fit/write-fit.ts";
import {courseOfHeights, heightsOf} from "./heights.ts";
import {COURSE_BYTES_MAX, readCourse} from "./read-course.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const METRES_PER_DEGREE = 111_195;
const north = (metres: number) => 48 + metres / METRES_PER_DEGREE;
const hill = (metres: number) => 100 + 40 * Math.sin((metres / 2500) * Math.PI) ** 2;
const METRES = Array.from({length: 501}, (_, index) => index * 10);

const gpx = (points: string) =>
  bytes(`<gpx version="1.1"><metadata><name>x</name></metadata>${points}</gpx>`);
const track = (height: (metres: number) => string, name = "trkpt") =>
  METRES.map((metres) => `<${name} lat="${north(metres)}" lon="9">${height(metres)}</${name}>`).join("");
const ele = (metres: number) => `<ele>${hill(metres)}</ele>`;

function course(file: Uint8Array) {
  const read = readCourse(file);
  if (!read.ok) throw new Error(read.code);
  return read;
}

describe("a course of five kilometres over two hills", () => {
  const tcx = bytes(
    `<TrainingCenterDatabase><Courses><Course><Lap><BeginPosition><LatitudeDegrees>0.5</LatitudeDegrees>
     <LongitudeDegrees>0.5</LongitudeDegrees></BeginPosition></Lap><Track>${METRES.map(
       (metres) => `<Trackpoint><Position><LatitudeDegrees>${north(metres)}</LatitudeDegrees>
       <LongitudeDegrees>9</LongitudeDegrees></Position><AltitudeMeters>${hill(metres)}</AltitudeMeters></Trackpoint>`,
     ).join("")}</Track></Course></Courses></TrainingCenterDatabase>`,
  );
  const semicircles = (degrees: number) => (degrees * 2 ** 31) / 180;
  const fit = writeFit([
    {message: 0, rows: 1, columns: [{field: 0, type: "enum", values: [6]}]},
    {
      message: 20,
      rows: METRES.length,
      columns: [
        {field: 0, type: "sint32", values: METRES.map((metres) => semicircles(north(metres)))},
        {field: 1, type: "sint32", values: METRES.map(() => semicircles(9))},
        {field: 2, type: "uint16", values: METRES.map((metres) => (hill(metres) + 500) * 5)},
      ],
    },
  ]);
  it.each([
    ["a GPX track without times", gpx(`<trk><trkseg>${track(ele)}</trkseg></trk>`)],
    ["a GPX route", gpx(`<rte>${track(ele, "rtept")}</rte>`)],
    [
      "a track beside a route of its corners",
      gpx(`<rte><rtept lat="1" lon="1"/></rte><trk>${track(ele)}</trk>`),
    ],
    ["heights at every tenth point", gpx(track((metres) => (metres % 100 === 0 ? ele(metres) : "")))],
    ["a TCX course", tcx],
    ["a FIT course", fit],
  ])("is read from %s", (_what, file) => {
    const {course: read, hasHeights} = course(file);
    expect(hasHeights).toBe(true);
    expect(read.distance).toBeCloseTo(5000, -1);
    expect(read.gain).toBeGreaterThan(70);
    expect(read.gain).toBeLessThan(81);
  });

  it("is level where the file has no heights, or only zeros", () => {
    for (const height of [() => "", () => "<ele>0</ele>"]) {
      const {course: read, hasHeights} = course(gpx(track(height)));
      expect([hasHeights, read.gain]).toEqual([false, 0]);
      expect(read.distance).toBeCloseTo(5000, -1);
    }
  });

  it("is nearly the same by its heights in a link", () => {
    const {course: read} = course(gpx(track(ele)));
    const heights = heightsOf(read, 400);
    expect(heights.heights).toHaveLength(51);
    expect(heights.heights[0]).toBe(0);
    const again = courseOfHeights(heights);
    expect(again.distance).toBeCloseTo(read.distance, -1);
    expect(Math.abs(again.gain - read.gain)).toBeLessThan(4);
    expect(again.pieces.reduce((sum, {length}) => sum + length, 0)).toBeCloseTo(again.distance, 6);
    expect(heightsOf(read, 20).heights).toHaveLength(21);
  });
});

describe("a file is refused", () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);
  it.each([
    ["empty_file", new Uint8Array()],
    ["unknown_format", jpeg],
    ["unknown_format", bytes("<html></html>")],
    ["too_large", new Uint8Array(COURSE_BYTES_MAX + 1)],
    ["packed", Uint8Array.from([0x50, 0x4b, 3, 4])],
    ["no_positions", gpx("<trk><trkseg></trkseg></trk>")],
    ["no_positions", gpx(METRES.map(() => '<trkpt lat="x" lon=""/>').join(""))],
    ["damaged", bytes(`<gpx>${track(ele)}`)],
    ["damaged", bytes("<gpx><trk></gpx>")],
    ["document_type", bytes('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>')],
    ["too_few_points", gpx('<trkpt lat="1" lon="1"/><trkpt lat="1.1" lon="1"/>')],
    ["too_short", gpx(METRES.map((metres) => `<trkpt lat="${north(metres / 100)}" lon="9"/>`).join(""))],
  ])("as %s", (code, file) => {
    expect(readCourse(file)).toEqual({ok: false, code});
  });
});
