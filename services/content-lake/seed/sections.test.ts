import {sectionSchemas} from "@gradus/schemas";
import {listMarkets, localeChain} from "@gradus/schemas/markets";
import {pageProjection} from "@gradus/schemas/page-projection";
import {evaluateSync, parse, toJS} from "groq-js";
import {expect, test} from "vitest";
import {isRecord, readSeed} from "./seed-reader.ts";

const dataset = readSeed();
const EU_CONSUMER = ["de", "fr", "es", "eu"];
const TODAY = "2026-11-21";

async function readGallery(
  {region, locale}: {region: string; locale: "en" | "de" | "fr" | "es"},
  today = TODAY,
) {
  const params = {
    region,
    locale,
    chain: localeChain(locale),
    now: `${today}T12:00:00Z`,
    today,
    scope: EU_CONSUMER.includes(region) ? "euConsumer" : "base",
  };
  const query = `*[_type == "landingPage" && slug.current == "section-gallery" && locale == $locale][0]{${pageProjection}}`;
  const page: unknown = toJS(evaluateSync(parse(query, {params}), {dataset, params}));
  return isRecord(page) && Array.isArray(page.sections) ? page.sections.filter(isRecord) : [];
}

const sectionIn = (sections: Record<string, unknown>[], type: string) =>
  sections.find(({_type}) => _type === type);

test("the gallery shows every section type once", () => {
  const gallery = dataset.find(({_id}) => _id === "landing-section-gallery-en");
  const types = Array.isArray(gallery?.sections) ? gallery.sections.map(({_type}) => _type) : [];
  expect(types.sort()).toEqual(sectionSchemas.map(({name}) => name).sort());
});

// What a section joins from other documents. `overlay` exists only where consumer law of the Union applies.
const JOINS = {
  claimProof: ["claims"],
  clipChooser: ["page"],
  communityCounter: ["claims"],
  comparison: ["pages"],
  compatibilityCheck: ["watches"],
  compatibilityTable: ["watches"],
  costOverTime: ["membership", "pages"],
  downloadLinks: ["page"],
  faq: ["group"],
  heroReference: ["hero"],
  legalExcerpt: ["source", "plain"],
  membershipPlans: ["membership"],
  newsletter: ["settings"],
  productStrips: ["products"],
  specTable: ["page"],
  stillFree: ["membership"],
  storageTable: ["entries"],
} as const;

const ids = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(ids);
  if (!isRecord(value)) return [];
  return [...(typeof value._id === "string" ? [value._id] : []), ...Object.values(value).flatMap(ids)];
};

test.each(listMarkets().map((market) => [`${market.region}/${market.locale}`, market] as const))(
  "%s: every section finds what it joins, and names the documents it came from",
  async (_name, market) => {
    const sections = await readGallery(market);
    for (const [type, fields] of Object.entries(JOINS)) {
      for (const field of fields) {
        const joined = sectionIn(sections, type)?.[field];
        expect([type, field, ids(joined).length > 0]).toEqual([type, field, true]);
      }
    }
  },
);

test("the guarantee notice exists where the law requires it, and only there", async () => {
  const de = sectionIn(await readGallery({region: "de", locale: "de"}), "guaranteeNotice");
  expect(de?.notice).toMatchObject({
    _id: "region-de",
    alt: "Amtliche Mitteilung zur gesetzlichen Gewährleistung",
  });
  expect(sectionIn(await readGallery({region: "us", locale: "en"}), "guaranteeNotice")).toBeUndefined();
});

test("words come in the visitor's language", async () => {
  const sections = await readGallery({region: "eu", locale: "fr"});
  expect(sectionIn(sections, "claimProof")?.claims).toMatchObject([{phrase: "14\u00a0% plus rapide"}, {}]);
  expect(sectionIn(sections, "faq")?.group).toMatchObject({_id: "faqGroup-buying-fr"});
  expect(sectionIn(sections, "legalExcerpt")?.source).toMatchObject({title: "Retours"});
});

test("a claim is live on its last day and not on the day after", async () => {
  const market = {region: "us", locale: "en"} as const;
  const claims = async (day: string) => sectionIn(await readGallery(market, day), "claimProof")?.claims;
  expect(await claims("2027-08-31")).toMatchObject([{live: true}, {live: true}]);
  expect(await claims("2027-09-01")).toMatchObject([{live: false}, {live: false}]);
  expect(await claims("2026-08-31")).toMatchObject([{live: false}, {live: false}]);
});

test("a legal excerpt follows the day: the words of the version then in force", async () => {
  const market = {region: "us", locale: "en"} as const;
  const label = async (day: string) => sectionIn(await readGallery(market, day), "legalExcerpt")?.plain;
  expect(await label("2025-12-31")).toMatchObject({label: "1.0"});
  expect(await label(TODAY)).toMatchObject({label: "2.1", text: {clause: {anchor: "trial"}}});
  expect(await label("2024-01-01")).toBeNull();
});

test("a region with law of its own reads the excerpt through its own version", async () => {
  const excerpt = sectionIn(await readGallery({region: "de", locale: "de"}), "legalExcerpt");
  expect(excerpt?.overlay).toMatchObject({
    _id: "legal-returns-euConsumer-20260619",
    base: {text: {clause: {anchor: "trial"}}},
  });
});
