import {expect, it} from "vitest";
import {offsetAtFirstPosition, resolveLocalTime} from "./resolve-local-time.ts";

const at = (instant: string) => Date.parse(instant) / 1000;
const HOUR = 3600;

it.each([
  [
    "where it was not said, at home",
    "2026-02-14T23:30:00Z",
    null,
    "Europe/Berlin",
    "Europe/Berlin",
    1,
    "2026-02-15",
    0,
  ],
  ["in summer", "2026-07-14T23:30:00Z", null, "Europe/Berlin", "Europe/Berlin", 2, "2026-07-15", 1],
  [
    "as it was said, where that is home",
    "2026-02-14T09:00:40Z",
    HOUR,
    "Europe/Berlin",
    "Europe/Berlin",
    1,
    "2026-02-14",
    10,
  ],
  ["elsewhere", "2026-02-14T20:00:00Z", 5.75 * HOUR, "Europe/Berlin", "+05:45", 5.75, "2026-02-15", 1],
  [
    "west of Greenwich",
    "2026-02-14T02:00:00Z",
    -3.5 * HOUR,
    "Europe/Berlin",
    "-03:30",
    -3.5,
    "2026-02-13",
    22,
  ],
  [
    "by a clock that is seconds off",
    "2026-02-14T09:00:00Z",
    HOUR + 7,
    "Europe/Berlin",
    "Europe/Berlin",
    1,
    "2026-02-14",
    10,
  ],
  [
    "by a clock nobody set",
    "2026-02-14T09:00:00Z",
    40 * HOUR,
    "Europe/Berlin",
    "Europe/Berlin",
    1,
    "2026-02-14",
    10,
  ],
  [
    "in the first zone of a day",
    "2026-02-14T09:59:00Z",
    null,
    "Pacific/Kiritimati",
    "Pacific/Kiritimati",
    14,
    "2026-02-14",
    23,
  ],
  [
    "in the last",
    "2026-02-14T10:30:00Z",
    null,
    "Pacific/Pago_Pago",
    "Pacific/Pago_Pago",
    -11,
    "2026-02-13",
    23,
  ],
] as const)("a run %s", (_case, instant, statedOffset, home, time_zone, hours, local_day, local_hour) => {
  const offset_seconds = hours * HOUR;
  expect(resolveLocalTime(at(instant), statedOffset, home)).toEqual({
    time_zone,
    offset_seconds,
    local_day,
    local_hour,
  });
});

it("the hour that occurs twice is identified by its offset", () => {
  const first = resolveLocalTime(at("2026-10-25T00:30:00Z"), null, "Europe/Berlin");
  const second = resolveLocalTime(at("2026-10-25T01:30:00Z"), null, "Europe/Berlin");
  expect([first.offset_seconds, second.offset_seconds]).toEqual([2 * HOUR, HOUR]);
  expect([first.local_hour, second.local_hour]).toEqual([2, 2]);
});

it("offsets are given as time zone names that Intl.DateTimeFormat accepts", () => {
  const {time_zone} = resolveLocalTime(at("2026-02-14T09:00:00Z"), 5.75 * HOUR, "Europe/Berlin");
  const shown = new Intl.DateTimeFormat("en-GB", {timeZone: time_zone, timeStyle: "short"});
  expect(shown.format(new Date("2026-02-14T09:00:00Z"))).toBe("14:45");
});

it.each([
  ["Tokyo", [35.68], [139.76], 9],
  ["Kathmandu", [27.7], [85.3], 5.75],
  [
    "New York in winter, known only after two seconds",
    [Number.NaN, Number.NaN, 40.78],
    [Number.NaN, Number.NaN, -73.97],
    -5,
  ],
  ["the open sea", [0.5], [-30], -2],
])("positions in %s give their offset", (_case, latitude, longitude, hours) => {
  const columns = {latitude: Float64Array.from(latitude), longitude: Float64Array.from(longitude)};
  expect(offsetAtFirstPosition(at("2026-02-14T22:00:00Z"), columns)).toBe(hours * HOUR);
});

it("a run without positions gives no offset", () => {
  expect(offsetAtFirstPosition(at("2026-02-14T22:00:00Z"), {})).toBeNull();
  const unknown = {latitude: Float64Array.of(Number.NaN), longitude: Float64Array.of(Number.NaN)};
  expect(offsetAtFirstPosition(at("2026-02-14T22:00:00Z"), unknown)).toBeNull();
});
