import {readdirSync, readFileSync} from "node:fs";
import {AVAILABLE, BEST_FIRST} from "@gradus/schemas/filters";
import {pageProjection} from "@gradus/schemas/page-projection";
import {evaluateSync, parse, toJS} from "groq-js";
import {describe, expect, it} from "vitest";
import type {LakeDocument} from "../types.ts";
import {DEFAULT_LIMITS, type QueryLimits} from "./budget.ts";
import {createQueryEngine} from "./engine.ts";
import {createDocument, createMemorySource} from "./test/memory-source.ts";
import {getAttribute} from "./values.ts";

const SEED = new URL("../../seed/", import.meta.url);

const documents = readdirSync(SEED)
  .filter((name) => name.endsWith(".ndjson"))
  .flatMap((name) => readFileSync(new URL(name, SEED), "utf8").split("\n"))
  .filter((line) => line !== "")
  .map((line) => createDocument(JSON.parse(line)))
  .sort((a, b) => (a._id < b._id ? -1 : 1));

const byId = new Map(documents.map((document) => [document._id, document]));
const engine = createQueryEngine(createMemorySource(documents), {
  projectId: "gradus",
  dataset: "production",
  now: () => new Date("2026-11-21T12:00:00Z"),
  clock: () => 0,
  limits: {anonymous: aHundredthOf(DEFAULT_LIMITS.anonymous)},
});

/** All but the time, which a busy machine takes from any query. */
function aHundredthOf({ms, visits, built, resultChars}: QueryLimits): QueryLimits {
  return {ms, visits: visits / 100, built: built / 100, resultChars: resultChars / 100};
}

const pageQuery = `*[_type == $type && slug.current == $slug && locale in $chain && ${AVAILABLE}]
  | ${BEST_FIRST} [0]{${pageProjection}}`;

const MARKETS = [
  {region: "us", locale: "en", chain: ["en"], scope: "base"},
  {region: "ch", locale: "de", chain: ["de", "en"], scope: "euConsumer"},
  {region: "ca", locale: "fr", chain: ["fr", "en"], scope: "base"},
];
const INSTANT = {now: "2026-11-21T12:00:00Z", today: "2026-11-21"};

const pages = documents.filter(({sections, locale}) => Array.isArray(sections) && locale === "en");

describe("the query behind every page of the site", () => {
  it.each(pages.map((page) => [page._id, page] as const))(
    "%s: as plain groq-js answers it, at less than a hundredth of the limits",
    (_id, page) => {
      for (const market of MARKETS) expectSameAnswer(page, {...market, ...INSTANT});
    },
  );

  it("covers the seed's pages", () => {
    expect(pages.length).toBeGreaterThan(10);
  });
});

function expectSameAnswer({_type: type, slug}: LakeDocument, market: Record<string, unknown>): void {
  const params = {...market, type, slug: getAttribute(slug, "current")};
  const request = {
    query: pageQuery,
    params,
    perspective: "published",
    identity: null,
    canRead: null,
  } as const;
  const expected = evaluateSync(parse(pageQuery, {params}), {
    dataset: documents,
    params,
    dereference: ({_ref}: {readonly _ref: string}) => byId.get(_ref),
  });
  expect(engine.query({...request, sourceMap: false}).result).toEqual(toJS(expected));
  expect(engine.query({...request, sourceMap: true}).result).toEqual(toJS(expected));
}
