import {expect, it} from "vitest";
import {readFile} from "./read-file.ts";

const AT_HOME = {time_zone: "Europe/Berlin", critical_power: [], weight: [], heart: null};
const START = Date.parse("2026-02-14T21:30:00Z");

/** A file that names no local time: positions and times alone. */
function gpxIn(latitude: number, longitude: number, seconds = 60) {
  const points = Array.from({length: seconds}, (_, second) => {
    const time = new Date(START + 1000 * second).toISOString();
    return `<trkpt lat="${latitude + second * 2.7e-5}" lon="${longitude}"><time>${time}</time></trkpt>`;
  });
  return new TextEncoder().encode(`<gpx><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`);
}

it.each([
  ["Tokyo", 35.68, 139.76, "2026-02-15", "+09:00"],
  ["Munich", 48.1, 11.5, "2026-02-14", "Europe/Berlin"],
  // The same offset as at home.
  ["Ljubljana", 46.05, 14.5, "2026-02-14", "Europe/Berlin"],
])("a run in %s is on the day that it was there", (_city, latitude, longitude, local_day, time_zone) => {
  const {runs} = readFile({
    bytes: gpxIn(latitude, longitude),
    now: START / 1000 + 86_400,
    isRun: false,
    statedRpe: null,
    runner: AT_HOME,
  });
  expect(runs).toMatchObject([{local_day, time_zone}]);
});

it("a file with a single moment is rejected, with the reason", () => {
  const {runs, problems} = readFile({
    bytes: gpxIn(48.1, 11.5, 1),
    now: START / 1000 + 86_400,
    isRun: false,
    statedRpe: null,
    runner: AT_HOME,
  });
  expect(runs).toEqual([]);
  expect(problems).toContainEqual({code: "one_moment", detail: {}});
});
