import {createSchema, type ObjectSchemaType} from "sanity";
import {describe, expect, test} from "vitest";
import {schemaTypes} from "../index.ts";
import {listSourceChanges, listUntouched} from "./compare-texts.ts";
import {listTexts} from "./list-texts.ts";

const schema = createSchema({name: "default", types: schemaTypes});
const landingPage = schema.get("landingPage") as ObjectSchemaType;

const block = (text: string, _key = "b1") => ({
  _type: "block",
  _key,
  children: [{_type: "span", _key: "s", text}],
});
const page = (heading: string, body = "Watts hold.") => ({
  _type: "landingPage",
  locale: "en",
  translationGroup: "hill",
  title: "Hill",
  field: "track",
  slug: {_type: "slug", current: "hill"},
  seo: {_type: "seo", title: "Hill", description: "Up."},
  sections: [
    {
      _key: "s1",
      _type: "chapter",
      anchor: "same-hill",
      heading,
      body: [block(body)],
      art: {_type: "art", generator: "pod", params: "{}", alt: "A pod"},
      targeting: {_type: "targeting", mode: "all"},
    },
    {
      _key: "s2",
      _type: "comparison",
      columns: ["pod", "duo"],
      rows: [{_key: "r", _type: "comparisonRow", label: "Side", values: ["left", "both"]}],
    },
  ],
});
const texts = (value: unknown) => listTexts(landingPage, value);

describe("the texts of a page", () => {
  test("are its words, block by block, and nothing a translator must not touch", () => {
    expect(texts(page("Same hill")).map(({id, text}) => `${id}: ${text}`)).toEqual([
      "title: Hill",
      "sections[s1].heading: Same hill",
      "sections[s1].body[b1]: Watts hold.",
      "sections[s1].art.alt: A pod",
      "sections[s2].rows[r].label: Side",
      "sections[s2].rows[r].values[0]: left",
      "sections[s2].rows[r].values[1]: both",
      "seo.title: Hill",
      "seo.description: Up.",
    ]);
  });

  test("carry the title of the section that contains them", () => {
    const heading = texts(page("Same hill")).find(({id}) => id.endsWith("heading"));
    expect([heading?.title, heading?.within]).toEqual(["Heading", "Same hill"]);
  });
});

describe("what changed since", () => {
  test("shows old, new and the translation side by side", () => {
    const changes = listSourceChanges(
      texts(page("Same hill")),
      texts(page("One hill")),
      texts(page("Derselbe Hügel")),
    );
    expect(changes).toMatchObject([{before: "Same hill", now: "One hill", translated: "Derselbe Hügel"}]);
  });

  test("names what was added and what is gone", () => {
    const without = {...page("Same hill"), sections: []};
    const added = listSourceChanges(texts(without), texts(page("Same hill")), texts(without));
    expect(added.every(({before, translated}) => before === null && translated === null)).toBe(true);
    const removed = listSourceChanges(
      texts(page("Same hill")),
      texts(without),
      texts(page("Derselbe Hügel")),
    );
    expect(removed[0]).toMatchObject({before: "Same hill", now: null, translated: "Derselbe Hügel"});
  });
});

test("a text counts as still English until a word of it changes; tokens alone are no words", () => {
  const translation = {...page("Derselbe Hügel"), title: "{product}"};
  const source = {...page("Same hill"), title: "{product}"};
  expect(listUntouched(texts(source), texts(translation)).map(({id}) => id)).not.toEqual(
    expect.arrayContaining(["title", "sections[s1].heading"]),
  );
  expect(listUntouched(texts(source), texts(translation))).toContainEqual(
    expect.objectContaining({id: "sections[s1].body[b1]"}),
  );
});
