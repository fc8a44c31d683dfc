import {expect, test} from "vitest";
import {sectionSchemas} from "./index.ts";
import {isHero, metaOf, SECTION_META} from "./meta.ts";
import {sectionsProjection} from "./projections.ts";

const REGISTER_TYPES = {watchDevice: "watchDevice", storageEntry: "storageEntry", legal: "legalText"};

/** What the page query reads for each section. */
const PROJECTED = new Map(
  sectionsProjection
    .split(/(?=_type == "\w+" =>)/)
    .map((part) => [/^_type == "(\w+)" =>/.exec(part)?.[1] ?? "", part] as const),
);
const projected = (name: string) => PROJECTED.get(name) ?? "";

test("every section has its meta, and no meta is left of a section that is gone", () => {
  expect(Object.keys(SECTION_META).sort()).toEqual(sectionSchemas.map(({name}) => name).sort());
});

test.each(Object.entries(SECTION_META))("%s: what it cannot do without is projected", (name, {requires}) => {
  const fields = requires.flatMap((path) => path.split(".")).filter((field) => field !== "*");
  const unknown = fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(projected(name)));
  expect(unknown).toEqual([]);
});

test.each(Object.keys(SECTION_META))("%s: a register that it lists is named", (name) => {
  const listed = Object.entries(REGISTER_TYPES).filter(([, type]) =>
    projected(name).includes(`*[_type == "${type}"`),
  );
  expect(listed.map(([register]) => register)).toEqual([metaOf(name)?.register].filter(Boolean));
});

test("a page opens on a hero, written in place or shared; an unknown section is none", () => {
  expect(Object.keys(SECTION_META).filter(isHero)).toEqual(["hero", "heroReference"]);
  expect(isHero("hologram")).toBe(false);
});
