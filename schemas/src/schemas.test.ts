import {createSchema} from "sanity";
import {describe, expect, test} from "vitest";
import {isRecord} from "./fields/is-record.ts";
import {OFFER_CHOICES, PLAN_CHOICES, SKU_CHOICES} from "./fields/options.ts";
import {documentSchemas, schemaTypes, sectionSchemas} from "./index.ts";
import {sectionsProjection} from "./sections/projections.ts";

/** Every field below a type, with its path: what an editor sees. */
function listFields(type: unknown, path = ""): {path: string; field: Record<string, unknown>}[] {
  if (!isRecord(type)) return [];
  const own = Array.isArray(type.fields) ? type.fields.filter(isRecord) : [];
  const items = Array.isArray(type.of) ? type.of.filter(isRecord) : [];
  return [
    ...own.flatMap((field) => [
      {path: `${path}.${field.name}`, field},
      ...listFields(field, `${path}.${field.name}`),
    ]),
    ...items.flatMap((item) => listFields(item, `${path}[]`)),
  ];
}

test("the schema compiles, and no type has two meanings", () => {
  const schema = createSchema({name: "gradus", types: schemaTypes});
  const problems = schema._validation?.flatMap((group) => group.problems) ?? [];
  expect(problems.filter(({severity}) => severity === "error")).toEqual([]);
  const names = schemaTypes.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("every field explains itself to an editor", () => {
  const silent = schemaTypes.flatMap((type) =>
    listFields(type, type.name)
      .filter(({field}) => typeof field.description !== "string" || field.description.length < 5)
      .map(({path}) => path),
  );
  expect(silent).toEqual([]);
});

test("every choice of shop codes declares what the codes name, so that prices are shown next to them", () => {
  const kinds = [
    ["sku", SKU_CHOICES],
    ["plan", PLAN_CHOICES],
    ["offer", OFFER_CHOICES],
  ] as const;
  const found = schemaTypes.flatMap((type) =>
    listFields(type, type.name).flatMap(({path, field}) => {
      const {list, editing} = isRecord(field.options) ? field.options : {};
      const kind = kinds.find(([, choices]) => JSON.stringify(choices) === JSON.stringify(list))?.[0];
      return kind ? [{path, kind, editing}] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(6);
  expect(found.filter(({kind, editing}) => kind !== editing)).toEqual([]);
});

test("descriptions are sentences: they begin with a capital or a sign and end with a full stop", () => {
  const loose = schemaTypes.flatMap((type) => [type, ...listFields(type, type.name).map(({field}) => field)]);
  const texts = loose.map(({description}) => String(description ?? ""));
  expect(texts.filter((text) => !/^[A-Z0-9#{].*[.?]$/s.test(text))).toEqual([]);
});

describe.each(sectionSchemas.map((schema) => [schema.name, schema] as const))(
  "section %s",
  (name, schema) => {
    test("has a title, a description, an icon and a preview", () => {
      expect(schema.title).toBeTruthy();
      expect(schema.description).toBeTruthy();
      expect(schema.icon).toBeTruthy();
      expect(schema.preview).toBeTruthy();
    });

    test("has a projection", () => {
      expect(sectionsProjection).toContain(`_type == "${name}" =>`);
    });

    test("can be hidden, targeted and timed", () => {
      const fields = schema.fields.map((field) => field.name);
      expect(fields).toEqual(
        expect.arrayContaining(["anchor", "targeting", "hidden", "showFrom", "showUntil"]),
      );
    });
  },
);

test("no projection is left of a section that is gone", () => {
  const projected = sectionsProjection.match(/_type == "(\w+)" =>/g) ?? [];
  expect(projected).toHaveLength(sectionSchemas.length);
});

test("no projection spreads what it does not name", () => {
  expect(sectionsProjection).not.toContain("...");
});

test("every document type has a title, a description and an icon", () => {
  const bare = documentSchemas.filter(({title, description, icon}) => !(title && description && icon));
  expect(bare.map(({name}) => name)).toEqual([]);
});
