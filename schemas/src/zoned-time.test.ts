import {describe, expect, test} from "vitest";
import {momentOf, wallTime} from "./zoned-time.ts";

const iso = (wall: string, zone: string) => momentOf(wall, zone)?.instant.toISOString();

describe("a time on the clock of a region", () => {
  test.each([
    ["2026-12-01T00:00", "Europe/Berlin", "2026-11-30T23:00:00.000Z"],
    ["2026-07-01T00:00", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
    ["2026-12-01T00:00", "America/New_York", "2026-12-01T05:00:00.000Z"],
    ["2027-01-01T00:00", "Australia/Sydney", "2026-12-31T13:00:00.000Z"],
    ["2026-12-01T00:00", "UTC", "2026-12-01T00:00:00.000Z"],
  ])("%s in %s is %s", (wall, zone, instant) => {
    expect(iso(wall, zone)).toBe(instant);
    expect(wallTime(new Date(instant), zone)).toBe(wall);
  });

  test("skipped by the spring clock change is marked as skipped and resolves to the time after the change", () => {
    expect(momentOf("2027-03-28T02:30", "Europe/Berlin")).toEqual({
      kind: "skipped",
      instant: new Date("2027-03-28T01:30:00Z"),
    });
    expect(momentOf("2027-03-14T02:30", "America/New_York")).toMatchObject({kind: "skipped"});
  });

  test("that the clock shows twice in autumn names both", () => {
    expect(momentOf("2026-10-25T02:30", "Europe/Berlin")).toEqual({
      kind: "twice",
      instant: new Date("2026-10-25T00:30:00Z"),
      second: new Date("2026-10-25T01:30:00Z"),
    });
  });

  test("just before and after a change is exact", () => {
    expect(momentOf("2027-03-28T01:59", "Europe/Berlin")?.kind).toBe("exact");
    expect(momentOf("2027-03-28T03:00", "Europe/Berlin")?.kind).toBe("exact");
    expect(momentOf("2026-10-25T03:00", "Europe/Berlin")?.kind).toBe("exact");
  });

  test.each(["", "2026-12-01", "2026-13-01T00:00", "tomorrow"])("%j is no time", (wall) => {
    expect(momentOf(wall, "Europe/Berlin")).toBeNull();
  });
});
