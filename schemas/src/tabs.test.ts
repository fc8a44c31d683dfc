import {describe, expect, test} from "vitest";
import {createDocumentCheck, type Problem} from "./check-document.ts";
import {documentSchemas} from "./index.ts";

const tabbed = documentSchemas.flatMap(({name, fields, ...type}) =>
  "groups" in type && type.groups ? [{name, fields, tabs: type.groups.map((tab) => tab.name)}] : [],
);

/** Fails every rule that looks at other documents, too: all of them meet what they were not made for. */
const check = createDocumentCheck({
  has: () => false,
  query: async () => {
    throw new Error("No answer");
  },
});

const section = (key: string, type: string, values: object) => ({_key: key, _type: type, ...values});
const SECTIONS = [
  section("a", "richText", {anchor: "same"}),
  section("b", "hero", {field: "track", anchor: "same"}),
  section("c", "callToAction", {field: "track"}),
];
const STAMPS = {_createdAt: "", _updatedAt: "", _rev: ""};
const translation = {_type: "translationState", source: {_ref: "source"}, reviewed: false};

const documentsOf = (type: string) => [
  {...STAMPS, _id: "empty", _type: type},
  {
    ...STAMPS,
    _id: "wrong",
    _type: type,
    locale: "fr",
    slug: {current: "Ä B"},
    sections: SECTIONS,
    translation,
  },
];

test("there are types with tabs to look at", () => expect(tabbed.length).toBeGreaterThan(10));

describe.each(tabbed)("form of $name", ({name, fields, tabs}) => {
  const groupOf = (field: (typeof fields)[number]) => ("group" in field ? [field.group ?? []].flat() : []);

  test("every field is on a tab that exists", () => {
    const lost = fields.filter((field) => !groupOf(field).some((group) => tabs.includes(group)));
    expect(lost.map((field) => field.name)).toEqual([]);
  });

  test("every problem is reported at a field, so that its tab is marked", async () => {
    const problems = (await Promise.all(documentsOf(name).map(check))).flat();
    expect(problems.length).toBeGreaterThan(0);
    const fieldOf = ({path}: Problem) => /^\w*/.exec(path)?.[0] ?? "";
    expect(problems.filter((problem) => fieldOf(problem) === "")).toEqual([]);
  });
});
