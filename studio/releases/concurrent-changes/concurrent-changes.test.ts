import {readFileSync} from "node:fs";
import {evaluate, parse} from "groq-js";
import {expect, test} from "vitest";
import {ZONES} from "../../region-time/example-zones.ts";
import {listConcurrentChanges, type Schedule} from "./concurrent-changes.ts";
import {type PlannedRow, plannedChanges} from "./planned-changes.ts";

const instant = new Date("2026-12-31T23:00:00Z");
const nothing: PlannedRow = {releases: [], sections: [], days: []};
const schedule: Schedule = {instant, ids: ["home-de"], release: "rMine"};
const texts = (planned: PlannedRow) => listConcurrentChanges(planned, schedule, ZONES).map(({text}) => text);

const spring = {
  name: "rSpring",
  title: "Spring",
  isSingle: false,
  publishAt: "2026-12-31T23:00:40Z",
  documents: [{id: "pod-en", title: "Pod"}],
};

test("a release of the same minute is named, one of the next is not", () => {
  const next = {...spring, publishAt: "2026-12-31T23:01:00Z"};
  expect(texts({...nothing, releases: [spring, next]})).toEqual(["“Spring” with 1 document"]);
});

test("a document that changes twice is a conflict", () => {
  const both = {...spring, documents: [{id: "home-de", title: "Start"}]};
  expect(listConcurrentChanges({...nothing, releases: [both]}, schedule, ZONES)).toEqual([
    {text: "“Spring” also changes “Start”. Of the two, what was made last stays.", isConflict: true},
  ]);
});

test("a scheduled draft is known by its document", () => {
  const draft = {...spring, title: "Scheduled publish", isSingle: true};
  expect(texts({...nothing, releases: [draft]})).toEqual(["The scheduled draft of “Pod”"]);
});

test("what is scheduled does not warn of itself", () => {
  expect(texts({...nothing, releases: [{...spring, name: "rMine"}]})).toEqual([]);
});

test("sections that come or go at that time are named", () => {
  const sections = [
    {title: "Store", from: [null, "2026-12-31T23:00:00.000Z"], until: ["2027-02-01T00:00:00Z"]},
  ];
  expect(texts({...nothing, sections})).toEqual(["A section of “Store” appears"]);
});

test("what begins on a day is named with the regions where that day begins just then", () => {
  const days = [{title: "Terms 2.2", day: "2027-01-01", event: "takes effect"}];
  expect(texts({...nothing, days})).toEqual([
    "Terms 2.2 takes effect in Germany, France, Spain, Europe, Switzerland",
  ]);
});

test("the query finds what the content plans", async () => {
  const seed = ["legal", "registers"].flatMap((file) =>
    readFileSync(new URL(`../../../services/content-lake/seed/${file}.ndjson`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line): object => JSON.parse(line)),
  );
  const planned = [
    {
      _id: "_.releases.rSpring",
      _type: "system.release",
      name: "rSpring",
      state: "scheduled",
      publishAt: "2027-01-01T00:00:00Z",
    },
    {_id: "versions.rSpring.home-de", _type: "homePage", title: "Start"},
  ];
  const versions = seed.filter((document) => "_type" in document && document._type !== "legalText");
  const answer = await evaluate(parse(plannedChanges.query), {dataset: [...versions, ...planned]});
  const rows = plannedChanges.schema.parse(await answer.get());
  expect(rows.releases[0]?.documents).toEqual([{id: "home-de", title: "Start"}]);
  expect(rows.days).toContainEqual({title: "Terms of use 2.2", day: "2027-01-01", event: "takes effect"});
});
