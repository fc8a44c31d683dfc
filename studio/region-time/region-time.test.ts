import {expect, test} from "vitest";
import {ZONES} from "./example-zones.ts";
import {
  clockHint,
  instantOf,
  isAmbiguousTime,
  nextMidnight,
  type RegionTime,
  regionTimeAt,
} from "./region-time.ts";

const berlin = (wall: string, isSecond = false): RegionTime => ({region: "de", wall, isSecond});

test("the same clock time is another instant in another region", () => {
  const wall = "2026-12-01T00:00";
  expect(instantOf(berlin(wall), ZONES)?.toISOString()).toBe("2026-11-30T23:00:00.000Z");
  expect(instantOf({...berlin(wall), region: "us"}, ZONES)?.toISOString()).toBe("2026-12-01T05:00:00.000Z");
});

test("a time that is still being typed is none", () => {
  expect(instantOf(berlin(""), ZONES)).toBeNull();
  expect(clockHint(berlin(""), ZONES)).toBeNull();
});

test("the hour that clocks skip names the time that is meant", () => {
  expect(clockHint(berlin("2027-03-28T02:30"), ZONES)?.text).toBe(
    "Clocks go forward that night and skip 02:30. It means 28 March 2027, 03:30 Berlin.",
  );
});

test("either occurrence of the hour that comes twice can be selected, and the selection is kept", () => {
  const first = berlin("2026-10-25T02:30");
  expect(isAmbiguousTime(first, ZONES)).toBe(true);
  expect(clockHint(first, ZONES)?.text).toContain("comes twice");
  const second = instantOf({...first, isSecond: true}, ZONES);
  expect(second?.toISOString()).toBe("2026-10-25T01:30:00.000Z");
  expect(regionTimeAt(second ?? new Date(0), "de", ZONES)).toEqual({...first, isSecond: true});
});

test("the next midnight is that of the region", () => {
  const now = new Date("2026-11-30T14:00:00Z");
  expect(nextMidnight(now, "de", ZONES)).toEqual(berlin("2026-12-01T00:00"));
  expect(nextMidnight(now, "au", ZONES)).toEqual({region: "au", wall: "2026-12-02T00:00", isSecond: false});
});
