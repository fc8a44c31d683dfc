import {expect, test} from "vitest";
import {type LegalRow, legalLocations} from "./legal-locations.ts";

const text: LegalRow = {
  type: "legalText",
  kind: "terms",
  locale: "de",
  scope: "euConsumer",
  effectiveFrom: "2026-06-19",
  isSealed: true,
  previous: null,
  path: "/terms",
  inForce: "2026-06-19",
  regions: [
    {region: "us", scope: "base"},
    {region: "de", scope: "euConsumer"},
  ],
};
const hrefs = (row: LegalRow) => legalLocations(row).map(({href}) => href);

test("a text in force is located at the page and at its stored version", () => {
  expect(hrefs(text)).toEqual(["/de/de/terms", "/de/de/terms/versions/2026-06-19"]);
});

test("words that replaced others can be compared with them", () => {
  const upcomingText = {...text, effectiveFrom: "2027-01-01", previous: "2026-06-19"};
  expect(hrefs(upcomingText)).toEqual([
    "/de/de/terms/versions/2027-01-01",
    "/de/de/terms/compare?from=2026-06-19&to=2027-01-01",
  ]);
});

test("an unsealed text has no public location", () => {
  expect(hrefs({...text, isSealed: false})).toEqual([]);
});

test("the document itself links to the text in force and to all versions", () => {
  expect(hrefs({...text, type: "legalDocument", locale: null, scope: null})).toEqual([
    "/us/en/terms",
    "/us/en/terms/versions",
  ]);
});
