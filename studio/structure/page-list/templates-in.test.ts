import {expect, test} from "vitest";
import {languageTemplates} from "../documents.ts";
import {templatesIn} from "./templates-in.ts";

const ids = (language: "all" | "en" | "fr", type: string) =>
  templatesIn(language, [{id: type, schemaType: type}, ...languageTemplates()], type).map(({id}) => id);

test("a landing page starts from four layouts, or empty in each language", () => {
  expect(ids("all", "landingPage").slice(0, 4)).toEqual([
    "landing-campaign",
    "landing-explain-power",
    "landing-race",
    "landing-coach-partner",
  ]);
  expect(ids("all", "landingPage")).toHaveLength(8);
});

test("who works in one language is offered that language, and never a page without one", () => {
  expect(ids("fr", "landingPage")).toEqual(["landingPage-fr"]);
  expect(ids("en", "landingPage")).toHaveLength(5);
  expect(ids("all", "collection")).toEqual([
    "collection-en",
    "collection-de",
    "collection-fr",
    "collection-es",
  ]);
});
