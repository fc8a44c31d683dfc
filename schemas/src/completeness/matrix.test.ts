import {describe, expect, test} from "vitest";
import {listMarkets} from "../markets.ts";
import type {Cell} from "./cell.ts";
import type {ContentDocument} from "./content-document.ts";
import {only, page, pages, region, terms, texts, version} from "./example-documents.ts";
import {computeMatrix} from "./matrix.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const NONE: ReadonlySet<string> = new Set();

function rowOf(documents: readonly ContentDocument[], stale = NONE, now = NOON): Map<string, Cell> {
  const [row] = computeMatrix({documents, stale, now});
  return new Map(row?.cells.map((cell) => [`${cell.market.region}/${cell.market.locale}`, cell]));
}
const states = (cells: Map<string, Cell>) => new Set([...cells.values()].map(({state}) => state));

describe("a page", () => {
  test("in all languages is live in all 22 markets, each with its own document", () => {
    const cells = rowOf(pages("race", "en", "de", "fr", "es"));
    expect([...cells.keys()]).toEqual(listMarkets().map(({region, locale}) => `${region}/${locale}`));
    expect(states(cells)).toEqual(new Set(["live"]));
    expect(cells.get("ch/fr")).toMatchObject({shown: {id: "race-fr"}, ownId: "race-fr"});
  });

  test("without French is shown in English in the five French markets, and nowhere else", () => {
    const cells = rowOf(pages("race", "en", "de", "es"));
    const fallback = [...cells].filter(([, {state}]) => state === "fallback");
    expect(fallback.map(([pair]) => pair)).toEqual(["ca/fr", "fr/fr", "eu/fr", "ch/fr", "int/fr"]);
    expect(cells.get("fr/fr")).toMatchObject({shown: {id: "race-en", locale: "en"}, ownId: null});
  });

  test("with a French draft still shows English, and reports the French page as a draft", () => {
    const cells = rowOf([...pages("race", "en"), page("drafts.race-fr")]);
    expect(cells.get("fr/fr")).toMatchObject({state: "draft", shown: {id: "race-en"}, ownId: "race-fr"});
  });

  test("published with a newer draft is live, also when the draft moves it to another address", () => {
    const cells = rowOf([...pages("race", "en", "fr"), page("drafts.race-fr")]);
    expect(cells.get("fr/fr")?.state).toBe("live");
    const moving = [...pages("race", "en"), page("drafts.race-en", {slug: {current: "moved"}})];
    const paths = computeMatrix({documents: moving, stale: NONE, now: NOON}).map(({path}) => path);
    expect(paths).toEqual(["/landing/race"]);
  });

  test("whose source changed is stale where the translation shows", () => {
    const cells = rowOf(pages("race", "en", "fr"), new Set(["race-fr"]));
    expect(cells.get("ca/fr")?.state).toBe("stale");
    expect(cells.get("ca/en")?.state).toBe("live");
  });

  test("only in German is missing where German is not spoken", () => {
    const cells = rowOf(pages("race", "de"));
    expect(cells.get("de/de")?.state).toBe("live");
    expect(cells.get("us/en")).toMatchObject({state: "missing", shown: null, ownId: null});
  });

  test("for some regions is not offered in the others", () => {
    const cells = rowOf([page("race-en", only("us", "ca")), page("race-fr", only("ca"))]);
    expect(cells.get("ca/fr")?.state).toBe("live");
    expect(cells.get("us/en")?.state).toBe("live");
    expect(cells.get("us/es")).toMatchObject({state: "fallback"});
    expect(cells.get("de/de")?.state).toBe("notOffered");
  });

  test("excluded from one region is not offered there, in any language", () => {
    const availability = {mode: "except", regions: ["de"]};
    const cells = rowOf([page("race-en", {availability}), page("race-de", {availability})]);
    expect(cells.get("de/de")?.state).toBe("notOffered");
    expect(cells.get("ch/de")?.state).toBe("live");
  });

  test("has a region's own variant before the general document", () => {
    const swiss = page("race-ch-de", {slug: {current: "race"}, ...only("ch")});
    const cells = rowOf([...pages("race", "en", "de"), swiss]);
    expect(cells.get("ch/de")?.shown?.id).toBe("race-ch-de");
    expect(cells.get("de/de")?.shown?.id).toBe("race-de");
  });

  test("that was never published is a draft everywhere; a version in a release does not count", () => {
    expect(states(rowOf([page("drafts.race-en")]))).toEqual(new Set(["draft"]));
    expect(computeMatrix({documents: [page("versions.r1.race-en")], stale: NONE, now: NOON})).toEqual([]);
  });

  test("without an address is no row: registers, and pages still to be built", () => {
    const documents = [
      {_id: "claim-faster", _type: "claim"},
      page("admin-en", {_type: "systemPage"}),
      page("questions-en", {_type: "faqGroup"}),
    ];
    expect(computeMatrix({documents, stale: NONE, now: NOON})).toEqual([]);
  });
});

describe("a legal document", () => {
  const base = [terms, version("v1"), ...texts("v1", "en", "de")];

  test("is shown in the binding language where its own is missing; a required one is a gap of its own", () => {
    const cells = rowOf([...base, region("ch", {bindingLocale: "de", requiredLocales: ["de", "fr"]})]);
    expect(cells.get("ch/de")?.state).toBe("live");
    expect(cells.get("ch/en")?.state).toBe("live");
    expect(cells.get("ch/fr")).toMatchObject({state: "bindingMissing", shown: {locale: "de"}});
  });

  test("that no law requires in a language falls back to the binding language", () => {
    const cells = rowOf([...base, region("eu", {bindingLocale: "de", requiredLocales: ["en"]})]);
    expect(cells.get("eu/fr")).toMatchObject({state: "fallback", shown: {locale: "de"}});
  });

  test("with words of the region's own needs both in the language", () => {
    const overlay = version("o1", {scope: "euConsumer", base: {_ref: "v1"}, effectiveFrom: "2026-06-01"});
    const germany = region("de", {scope: "euConsumer", bindingLocale: "de", requiredLocales: ["de"]});
    const cells = rowOf([...base, overlay, ...texts("o1", "en"), germany]);
    expect(cells.get("de/en")).toMatchObject({state: "live", ownId: "o1-en"});
    expect(cells.get("de/de")?.state).toBe("bindingMissing");
  });

  test("changes at midnight of the region, not of the clock", () => {
    const next = version("v2", {effectiveFrom: "2026-12-01"});
    const documents = [
      ...base,
      next,
      ...texts("v2", "en"),
      region("gb"),
      region("de", {bindingLocale: "en"}),
    ];
    const before = rowOf(documents, NONE, new Date("2026-11-30T22:59:59Z"));
    const after = rowOf(documents, NONE, new Date("2026-11-30T23:00:00Z"));
    expect([before.get("de/de")?.state, after.get("de/de")?.state]).toEqual(["live", "fallback"]);
  });

  test("in preparation waits, and an unsealed version changes nothing", () => {
    const draft = version("drafts.v2", {sealed: false});
    expect(rowOf([terms, draft, region("gb")]).get("gb/en")?.state).toBe("draft");
    expect(rowOf([...base, draft, region("gb")]).get("gb/en")?.state).toBe("live");
  });
});
