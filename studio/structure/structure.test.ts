import {documentSchemas, schemaTypes} from "@gradus/schemas";
import {createSchema} from "sanity";
import {describe, expect, test} from "vitest";
import {documentActions, languageTemplates, newDocumentOptions} from "./documents.ts";

const schema = createSchema({name: "default", types: schemaTypes});
const names = documentSchemas.map(({name}) => name);

describe("what Create offers", () => {
  const templateIds = [...names, ...languageTemplates().map(({id}) => id)];
  const context = {type: "global" as const, creationContext: {type: "global" as const}};
  const offered = newDocumentOptions(
    templateIds.map((templateId) => ({
      templateId,
      id: templateId,
      type: "initialValueTemplateItem" as const,
    })),
    // The rest of the context belongs to a running Studio.
    context as unknown as Parameters<typeof newDocumentOptions>[1],
  ).map(({templateId}) => templateId);

  test("a landing page comes with its language", () => {
    expect(offered).toEqual(
      expect.arrayContaining(["landingPage-en", "landingPage-de", "claim", "redirect"]),
    );
    expect(offered).not.toContain("landingPage");
  });

  test("pages that exist once, and law, cannot be made by hand", () => {
    const typeNames = [
      "homePage",
      "homePage-de",
      "productPage-en",
      "legalVersion",
      "legalText",
      "regionSettings",
    ];
    expect(offered.filter((id) => typeNames.includes(id))).toEqual([]);
  });
});

test("a new document has a language and a group of its own", () => {
  const template = languageTemplates().find(({id}) => id === "landingPage-fr");
  const create = template?.value;
  const values = [1, 2].map(() => (typeof create === "function" ? create({}, {} as never) : null));
  expect(values[0]).toMatchObject({locale: "fr"});
  expect(values[0]).not.toEqual(values[1]);
});

test("the site's fixed pages cannot be deleted or copied; others can", () => {
  const action = (name: string) => Object.assign(() => null, {action: name}) as never;
  const all = ["publish", "delete", "duplicate", "unpublish", "discardChanges"].map(action);
  expect(documentActions(all, {schemaType: "homePage"})).toHaveLength(2);
  expect(documentActions(all, {schemaType: "landingPage"})).toHaveLength(5);
});

test("the schema the Studio compiles has every document type", () => {
  expect(schema.getTypeNames()).toEqual(expect.arrayContaining(names));
});
