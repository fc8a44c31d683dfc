import {sourceHash} from "@gradus/schemas/fingerprint";
import type {SanityDocument} from "sanity";
import {describe, expect, test} from "vitest";
import {fallbackLocales, versionWords} from "./language-words.ts";
import {type PageGroup, toPageGroups} from "./page-group.ts";
import {listReferences, translationOf} from "./translation-of.ts";

const english: SanityDocument = {
  _id: "hill-en",
  _type: "landingPage",
  _rev: "r1",
  _createdAt: "2026-11-01T00:00:00Z",
  _updatedAt: "2026-11-01T00:00:00Z",
  locale: "en",
  translationGroup: "hill",
  title: "Hill",
  slug: {_type: "slug", current: "hill"},
  availability: {_type: "targeting", mode: "only", regions: ["us", "ca", "fr"]},
  sections: [{_key: "q", _type: "faq", heading: "Asked", group: {_type: "reference", _ref: "buying-en"}}],
};
const counterparts = new Map([["buying-en", "buying-fr"]]);
const french = async (source = english): Promise<SanityDocument> => ({
  ...english,
  ...(await translationOf({source, locale: "fr", counterparts})),
});
const only = async (documents: SanityDocument[]): Promise<PageGroup> => {
  const [group] = await toPageGroups(documents);
  if (!group) throw new Error("no group");
  return group;
};
const version = (group: PageGroup, locale: string) => group.languages.find((one) => one.locale === locale);

describe("a new translation", () => {
  test("is a draft with the structure, keys and address of its source", async () => {
    const draft = await french();
    expect(draft).toMatchObject({
      _id: "drafts.hill-fr",
      locale: "fr",
      translationGroup: "hill",
      slug: {current: "hill"},
      title: "Hill",
    });
    expect(draft).toHaveProperty("sections.0._key", "q");
  });

  test("shows what belongs to its language: the French questions, the regions where French is spoken", async () => {
    const draft = await french();
    expect(listReferences(draft.sections)).toEqual(["buying-fr"]);
    expect(draft).toHaveProperty("availability.regions", ["ca", "fr"]);
  });

  test("remembers which words it was made from, also when they were a draft", async () => {
    const draft = await french({...english, _id: "drafts.hill-en", _rev: "r7"});
    expect(draft.translation).toMatchObject({
      source: {_ref: "hill-en", _weak: true},
      sourceHash: await sourceHash(english),
      sourceRevision: "r7",
      reviewed: false,
    });
  });
});

describe("the languages of a page", () => {
  test("published, edited, draft and missing languages are distinguished", async () => {
    const german = {...english, _id: "hill-de", locale: "de", availability: {mode: "all"}};
    const group = await only([
      {...english, availability: {mode: "all"}},
      german,
      {...german, _id: "drafts.hill-de"},
      await french(),
    ]);
    expect(group.languages.map(({locale, progress}) => [locale, progress])).toEqual([
      ["en", "published"],
      ["de", "edited"],
      ["fr", "draft"],
      ["es", "missing"],
    ]);
    expect(fallbackLocales(group)).toEqual(["fr", "es"]);
    expect(versionWords(version(group, "es") ?? expect.unreachable())).toBe(
      "Spanish: not translated; visitors see English",
    );
  });

  test("an English page that is itself a draft is not shown as a fallback", async () => {
    const group = await only([{...english, _id: "drafts.hill-en"}]);
    expect(fallbackLocales(group)).toEqual([]);
  });

  test("a translation falls behind when its source is published with other words", async () => {
    const published = {...(await french()), _id: "hill-fr"};
    expect(version(await only([english, published]), "fr")?.isBehind).toBe(false);
    const group = await only([{...english, title: "Two hills"}, published]);
    expect(version(group, "fr")?.isBehind).toBe(true);
    expect(group.languages.map(versionWords)).toContainEqual(
      "French: published; the source has changed since",
    );
  });

  test("a language is not needed when no region of the page uses it, nor on a region's own page", async () => {
    const us = {...english, availability: {mode: "only", regions: ["us"]}};
    expect(version(await only([us]), "de")?.progress).toBe("notNeeded");
    expect(version(await only([us]), "es")?.progress).toBe("missing");
    const swiss = {...english, locale: "de", availability: {mode: "only", regions: ["ch"]}};
    expect(version(await only([swiss]), "fr")?.progress).toBe("notNeeded");
    expect((await only([swiss])).regions).toEqual(["ch"]);
  });
});
