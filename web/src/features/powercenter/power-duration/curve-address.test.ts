import {describe, expect, it} from "vitest";
import {chosenDays, comparedWith, DEFAULT_CHOICE, formatChoice, parseChoice} from "./curve-address";

const TODAY = "2026-11-26";
const read = (query: string) => parseChoice(new URLSearchParams(query));

describe("the choice in the address", () => {
  it("goes without saying at first", () => {
    expect(read("")).toEqual(DEFAULT_CHOICE);
    expect(formatChoice(DEFAULT_CHOICE)).toBe("");
  });

  it.each([
    "?range=42",
    "?range=all&compare=none&detraining=0",
    "?range=custom&from=2026-01-01&to=2026-02-01",
    "?compare=custom&compare_from=2025-01-01&compare_to=2025-02-01&family=watch&unit=w-kg",
  ])("%s comes back as it was", (query) => {
    expect(formatChoice(read(query))).toBe(query);
  });

  it("drops values that the page does not offer", () => {
    expect(read("?range=7&compare=often&family=bike&unit=hp&detraining=yes")).toEqual(DEFAULT_CHOICE);
    expect(read("?range=custom&from=2026-02-30&to=2026-03-01")).toEqual(DEFAULT_CHOICE);
    expect(read("?compare=custom&compare_from=2026-02-01")).toEqual(DEFAULT_CHOICE);
  });

  it("puts days in order", () => {
    expect(read("?range=custom&from=2026-03-01&to=2026-02-01").days).toEqual({
      from: "2026-02-01",
      to: "2026-03-01",
    });
  });
});

describe("its days", () => {
  it.each([
    ["42", "2026-10-16"],
    ["90", "2026-08-29"],
    ["365", "2025-11-27"],
  ] as const)("%s days end today, both included", (range, from) => {
    expect(chosenDays({range, days: null}, TODAY)).toEqual({from, to: TODAY});
  });

  it("are compared with the same weekdays a year before", () => {
    const days = chosenDays(DEFAULT_CHOICE, TODAY);
    expect(comparedWith(DEFAULT_CHOICE, days)).toEqual({from: "2025-08-30", to: "2025-11-27"});
  });

  it("are compared with as many days before", () => {
    const days = {from: "2026-11-20", to: "2026-11-26"};
    expect(comparedWith({...DEFAULT_CHOICE, comparison: "before"}, days)).toEqual({
      from: "2026-11-13",
      to: "2026-11-19",
    });
  });

  it("are compared with nothing where nothing is left to compare with", () => {
    const days = chosenDays({range: "all", days: null}, TODAY);
    expect(comparedWith({...DEFAULT_CHOICE, range: "all"}, days)).toBeNull();
    expect(comparedWith({...DEFAULT_CHOICE, comparison: "none"}, days)).toBeNull();
  });
});
