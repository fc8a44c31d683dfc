import {isHero} from "@gradus/schemas/section-meta";
import {stegaClean} from "@sanity/client/stega";
import {describe, expect, it} from "vitest";
import {resolveSections} from "./parts/resolve-section";
import type {Section, SectionType} from "./parts/section";
import {EXAMPLES} from "./testing/examples";
import {CONTEXT, renderAll} from "./testing/render";

const TYPES = Object.keys(EXAMPLES) as SectionType[];
/** Reads the directory while it is drawn; its own test draws it. */
const LIVE: readonly SectionType[] = ["coachStrip"];
/** Their words are no heading of their own. */
const UNNAMED: readonly SectionType[] = ["quote", "richText", "newsletter"];
const SHOWN = TYPES.filter((type) => !LIVE.includes(type));

const MARKS = "\u200b\u200c\u200d\ufeff".repeat(3);
/** The fields that an editor's invisible marks may be in; the content client leaves every other alone. */
const MARKED = [
  "title",
  "heading",
  "text",
  "tagline",
  "line",
  "label",
  "question",
  "phrase",
  "caption",
  "verdict",
];

describe.each(SHOWN)("%s", (type) => {
  const markup = renderAll([EXAMPLES[type]]);

  it("can be linked to", () => {
    const {anchor} = EXAMPLES[type];
    expect(markup).toContain(`id="${anchor}"`);
  });

  it("leaves no token, no hole and no unknown message behind", () => {
    expect(markup).not.toMatch(/\{[a-z]+(:[a-z-]+)?\}(?!,)/);
    expect(markup.replace(/aria-valuetext="[^"]*"/g, "")).not.toMatch(
      /undefined|\bnull\b|NaN|\[object|sections\./,
    );
  });

  it("names every drawing or hides it", () => {
    for (const [svg] of markup.matchAll(/<svg[^>]*>/g))
      expect(svg).toMatch(/aria-hidden="true"|aria-label="[^"]+"/);
  });

  it("keeps an editor's invisible marks out of attributes", () => {
    const marked = renderAll([mark(EXAMPLES[type]) as Section]);
    const tags = [...marked.matchAll(/<[^>]+>/g)].map(([tag]) => tag).join("");
    expect(tags).toBe(stegaClean(tags));
  });
});

it.each(SHOWN.filter((type) => !UNNAMED.includes(type) && !isHero(type)))(
  "%s is named by its one h2",
  (type) => {
    const markup = renderAll([EXAMPLES[type]]);
    const [, name] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<h2 id="${name}"`);
    expect(markup.match(/<h2/g)).toHaveLength(1);
  },
);

it("renders exactly one h1: the hero that opens the page", () => {
  const markup = renderAll([EXAMPLES.hero, EXAMPLES.heroReference, EXAMPLES.facts]);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toMatch(/<h1[^>]*>Every step, measured\.<\/h1>/);
});

it("renders sections in the editors' order", () => {
  const markup = renderAll([EXAMPLES.steps, EXAMPLES.facts, EXAMPLES.quote]);
  const places = ["How it starts", "Before you buy", "Number first."].map((words) => markup.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it("drops an unknown section, and renders the rest of the page", () => {
  const newer = {_key: "new", _type: "hologram", anchor: null} as unknown as Section;
  expect(renderAll([newer, EXAMPLES.quote])).toBe(renderAll([EXAMPLES.quote]));
});

it("leaves out a section whose required text has no value today, and only that", () => {
  const values = {...CONTEXT.values, claims: {}};
  const sections = [EXAMPLES.claimProof, EXAMPLES.richText, EXAMPLES.specTable];
  const shown = resolveSections(sections, {...CONTEXT, values});
  expect(shown.map(({_type}) => _type)).toEqual(["richText", "specTable"]);
  const markup = renderAll(sections, {values});
  expect(markup).toContain("Find your number.");
  expect(markup).toContain("Pods");
  expect(markup).not.toContain("Workouts");
});

function mark(value: unknown, field = ""): unknown {
  if (typeof value === "string") return MARKED.includes(field) ? value + MARKS : value;
  if (Array.isArray(value)) return value.map((item) => mark(item, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mark(inner, name)]));
}
