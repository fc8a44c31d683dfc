import {describe, expect, it} from "vitest";
import {versionParts} from "../legal-documents.ts";
import {regionLegal} from "../region-legal.ts";
import {type Announcement, dateConditions, defaultAnnouncedOn} from "./date-conditions.ts";

const region = (name: string, timeZone: string, noticeDays: number) =>
  regionLegal.parse({
    region: name,
    timeZone,
    legal: {bindingLocale: "en", requiredLocales: ["en"], scope: "base", noticeDays},
    provider: {},
  });
const US = region("us", "America/New_York", 30);
const DE = region("de", "Europe/Berlin", 30);
const AU = region("au", "Australia/Sydney", 30);
const CH = region("ch", "Europe/Zurich", 60);

function problems(
  [effectiveFrom, changeKind = "material"]: readonly string[],
  regions: readonly (typeof US)[],
  instant: string,
  announcing: Partial<Announcement> = {},
) {
  const version = versionParts.parse({_id: "v", effectiveFrom, changeKind});
  const now = new Date(instant);
  const announcedOn = defaultAnnouncedOn({regions}, now);
  return dateConditions({version, regions}, {announcedOn, shortNoticeReason: null, ...announcing}, now);
}

describe("notice of a material change", () => {
  it.each([
    ["thirty days are enough", "2027-01-31", "2027-01-01T12:00:00Z", 0],
    ["twenty-nine are not", "2027-01-30", "2027-01-01T12:00:00Z", 1],
    ["a leap day counts as a day", "2028-03-30", "2028-02-29T12:00:00Z", 0],
    ["days count across the change to summer time", "2027-04-13", "2027-03-14T12:00:00Z", 0],
    ["and back", "2027-11-30", "2027-10-31T12:00:00Z", 0],
  ])("%s", (_case, effectiveFrom, instant, count) => {
    expect(problems([effectiveFrom], [US, DE], instant)).toHaveLength(count);
  });

  it("counts from the day it is in each region", () => {
    // The second of January in Sydney, still the first in New York.
    expect(problems(["2027-01-31"], [US], "2027-01-01T20:00:00Z")).toEqual([]);
    expect(problems(["2027-01-31"], [US, AU], "2027-01-01T20:00:00Z")[0]).toContain(
      "30 days of notice in Australia, so 1 February 2027",
    );
  });

  it("is the longest any region promises, and names that region", () => {
    expect(problems(["2027-02-15"], [US, CH], "2027-01-01T12:00:00Z")[0]).toContain(
      "60 days of notice in Switzerland, so 2 March 2027",
    );
  });

  it("counts from the announcement when that comes later", () => {
    expect(problems(["2027-02-01"], [US], "2027-01-01T12:00:00Z", {announcedOn: "2027-01-10"})).toHaveLength(
      1,
    );
  });

  it.each(["clarifying", "editorial", "initial"])(
    "notice is not required for a change that is %s",
    (changeKind) => {
      expect(problems(["2027-01-02", changeKind], [US], "2027-01-01T12:00:00Z")).toEqual([]);
    },
  );

  it("gives way to a written reason, the past does not", () => {
    const short = {shortNoticeReason: "A court order"};
    expect(problems(["2027-01-02"], [US], "2027-01-01T12:00:00Z", short)).toEqual([]);
    expect(problems(["2026-12-31"], [US], "2027-01-01T12:00:00Z", short)[0]).toContain(
      "is over in the United States",
    );
  });
});

it("is announced on a day that has begun everywhere, and before it takes effect", () => {
  expect(defaultAnnouncedOn({regions: [US, AU]}, new Date("2027-01-01T20:00:00Z"))).toBe("2027-01-01");
  const late = problems(["2027-03-01", "editorial"], [US], "2027-01-01T12:00:00Z", {
    announcedOn: "2027-03-02",
  });
  const early = problems(["2027-03-01", "editorial"], [US], "2027-01-01T12:00:00Z", {
    announcedOn: "2026-12-31",
  });
  expect([late.join(), early.join()]).toEqual([
    "The announcement would come after the words take effect. Announce them before that day.",
    "The day of the announcement is over. People cannot have been told yesterday.",
  ]);
});
