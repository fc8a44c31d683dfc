import {readFileSync} from "node:fs";
import {schemaTypes} from "@gradus/schemas";
import {createDocumentCheck} from "@gradus/schemas/check-document";
import {listTexts} from "@gradus/schemas/fields/list-texts";
import {evaluate, parse} from "groq-js";
import {createSchema, type ObjectSchemaType, type SanityDocument} from "sanity";
import {describe, expect, test} from "vitest";
import {findSources, LANDING_TEMPLATES, landingPageFrom} from "./landing-templates.ts";
import {SOURCE_NAMES} from "./parts.ts";

const seed = new URL("../../../services/content-lake/seed/", import.meta.url);
const documents = ["pages", "registers", "settings"].flatMap((name): SanityDocument[] =>
  readFileSync(new URL(`${name}.ndjson`, seed), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);
const ids = new Set(documents.map(({_id}) => _id));
const query = async (groq: string, params: Record<string, unknown> = {}) =>
  (await evaluate(parse(groq, {params}), {dataset: documents, params})).get();
// The client's many overloads come down to this one call.
const client = {fetch: query} as unknown as Parameters<typeof findSources>[0];
const check = createDocumentCheck({query, has: (id) => ids.has(id)});

const landingPage = createSchema({name: "default", types: schemaTypes}).get(
  "landingPage",
) as ObjectSchemaType;

// Straight apostrophes, exclamation marks, and any number but the example runner's 268 W.
const OFF_VOICE = /['!]|\b(?!268 W)\d+/;

let count = 0;
const newKey = () => `key${++count}`;
const asDocument = (page: ReturnType<typeof landingPageFrom>, slug?: string): SanityDocument => ({
  _id: "drafts.new",
  _type: "landingPage",
  _rev: "r",
  _createdAt: "2026-11-21T00:00:00Z",
  _updatedAt: "2026-11-21T00:00:00Z",
  ...page,
  ...(slug && {slug: {_type: "slug", current: slug}}),
});
const problems = async (document: SanityDocument, levels = ["error"]) =>
  (await check(document))
    .filter(({level}) => levels.includes(level))
    .map(({path, message}) => `${path}: ${message}`);

test("the content offers everything templates ask for", async () => {
  expect([...(await findSources(client, "2026-11-21")).keys()].toSorted()).toEqual(
    [...SOURCE_NAMES].toSorted(),
  );
});

describe.each(LANDING_TEMPLATES.map((template) => [template.title, template] as const))(
  "%s",
  (_title, template) => {
    test("can be published once it has an address", async () => {
      const page = landingPageFrom(template, await findSources(client, "2026-11-21"), newKey);
      expect(await problems(asDocument(page))).toEqual(["slug.current: Required"]);
      expect(await problems(asDocument(page, "spring-start"))).toEqual([]);
    });

    test("is whole without claims and questions, and shows none that has ended", async () => {
      const page = landingPageFrom(template, new Map(), newKey);
      expect(await problems(asDocument(page, "spring-start"))).toEqual([]);
      const later = await findSources(client, "2030-01-01");
      expect([...later.keys()].filter((name) => name.startsWith("claim:"))).toEqual([]);
    });

    test("has an anchor on every section below the hero", () => {
      const {sections} = template.draft(new Map());
      const [hero, ...below] = sections.filter((section) => section !== null);
      expect(hero?._type).toBe("hero");
      expect(below.filter(({anchor}) => typeof anchor !== "string")).toEqual([]);
    });

    test("is written in our voice, without a number that needs a source", async () => {
      const page = landingPageFrom(template, await findSources(client, "2026-11-21"), newKey);
      const texts = listTexts(landingPage, page).map(({text}) => text);
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => OFF_VOICE.test(text.replaceAll(/\{[^{}]*\}/g, "")))).toEqual([]);
    });
  },
);

test("a page at an address that is taken is refused, with the name of the other", async () => {
  const page = landingPageFrom(LANDING_TEMPLATES[0] ?? expect.unreachable(), new Map(), newKey);
  // Outside the Studio, rules of whole objects only warn.
  expect(await problems(asDocument(page, "race-by-power"), ["error", "warning"])).toEqual([
    "slug: Two pages answer /landing/race-by-power everywhere: this one and “Race by power” (English). Change one of the addresses.",
  ]);
});
