import {describe, expect, it} from "vitest";
import {versionOn, versionsOfRegion} from "./versions-of-region.ts";

const common = (effectiveFrom: string, noDifference: string[] = []) => ({
  scope: "base",
  effectiveFrom,
  noDifference,
});
const own = (effectiveFrom: string, state = "announced") => ({scope: "euConsumer", effectiveFrom, state});
const VERSIONS = [
  common("2025-03-01"),
  common("2026-02-01"),
  common("2026-06-19"),
  own("2026-06-19"),
  common("2026-09-01"),
  common("2027-01-01", ["euConsumer"]),
];
const GERMANY = {region: "de", scope: "euConsumer"};
const days = (scope: string) =>
  versionsOfRegion(VERSIONS, {region: "de", scope}).map(
    (version) => `${version.scope} ${version.effectiveFrom}`,
  );

it("the common scope gets the common versions, newest first", () => {
  expect(days("base")).toEqual(
    ["2027-01-01", "2026-09-01", "2026-06-19", "2026-02-01", "2025-03-01"].map((day) => `base ${day}`),
  );
});

it("a scope with words of its own moves only with these, or where it is recorded to need none", () => {
  expect(days("euConsumer")).toEqual([
    "base 2027-01-01",
    "euConsumer 2026-06-19",
    "base 2026-02-01",
    "base 2025-03-01",
  ]);
});

it("a scope without words of its own gets the common ones", () => {
  expect(days("de")).toEqual(days("base"));
});

it.each([
  ["2026-06-18", "2026-02-01"],
  ["2026-06-19", "2026-06-19"],
  ["2026-12-31", "2026-06-19"],
  ["2027-01-01", "2027-01-01"],
])("on %s the version of %s binds", (day, expected) => {
  expect(versionOn(versionsOfRegion(VERSIONS, GERMANY), day)?.effectiveFrom).toBe(expected);
});

it("words of its own that were withdrawn do not hold a scope back", () => {
  const versions = [own("2026-04-01", "withdrawnBeforeEffect"), common("2026-02-01"), common("2026-06-19")];
  expect(versionOn(versionsOfRegion(versions, GERMANY), "2026-07-01")?.effectiveFrom).toBe("2026-06-19");
});

it("nothing binds before the first version, and what was withdrawn never does", () => {
  expect(versionOn(versionsOfRegion(VERSIONS, {region: "us", scope: "base"}), "2025-02-28")).toBeNull();
  const withdrawn = [own("2026-10-01", "withdrawnBeforeEffect"), ...VERSIONS];
  expect(versionOn(versionsOfRegion(withdrawn, GERMANY), "2026-11-01")?.effectiveFrom).toBe("2026-06-19");
});

describe("a sealed version keeps the regions for which it was sealed", () => {
  const sealed = (
    effectiveFrom: string,
    scope: string,
    german: string | null,
    noDifference: string[] = [],
  ) => ({
    scope,
    effectiveFrom,
    noDifference,
    regions: [{region: "us", scope: "base"}, ...(german === null ? [] : [{region: "de", scope: german}])],
  });
  const OVERLAID = [
    sealed("2025-03-01", "base", "euConsumer"),
    {...sealed("2026-01-01", "euConsumer", "euConsumer"), regions: [{region: "de", scope: "euConsumer"}]},
    sealed("2026-06-01", "base", "euConsumer"),
  ];
  const daysIn = (region: string, scope: string, versions: typeof OVERLAID) =>
    versionsOfRegion(versions, {region, scope}).map(({effectiveFrom}) => effectiveFrom);

  it("whatever scope its settings name today", () => {
    const own = ["2026-01-01", "2025-03-01"];
    expect(daysIn("de", "euConsumer", OVERLAID)).toEqual(own);
    expect(daysIn("de", "base", OVERLAID)).toEqual(own);
    expect(daysIn("us", "euConsumer", OVERLAID)).toEqual(["2026-06-01", "2025-03-01"]);
  });

  it("until a version is sealed for the scope it has by then", () => {
    const moved = [...OVERLAID, sealed("2027-01-01", "base", "base")];
    expect(daysIn("de", "base", moved)).toEqual(["2027-01-01", "2026-01-01", "2025-03-01"]);
  });

  it("also a region that was not there yet", () => {
    expect(daysIn("jp", "base", OVERLAID)).toEqual([]);
  });
});
