import type {ConditionalProperty, CurrentUser, FieldDefinition} from "sanity";
import {expect, test} from "vitest";
import {legalVersion} from "./legal-version.ts";

const person = (name: string): CurrentUser => ({
  id: name,
  name,
  email: `${name}@example.test`,
  role: name,
  roles: [{name, title: name}],
});
const isHidden = (rule: ConditionalProperty, role: string) => {
  const context = {document: undefined, parent: null, value: null, currentUser: person(role), path: []};
  return typeof rule === "function" ? rule(context) : rule === true;
};
const fields: readonly FieldDefinition[] = legalVersion.fields;
const shownTo = (role: string) => fields.filter(({hidden}) => !isHidden(hidden, role)).map(({name}) => name);

test("the record as it is stored is for administrators; the others have it in words", () => {
  const tab = legalVersion.groups?.find(({name}) => name === "record");
  const record = fields.filter(({group}) => group === "record").map(({name}) => name);
  for (const role of ["legalAuthor", "legalReviewer", "legalPublisher", "editor"]) {
    expect([role, isHidden(tab?.hidden, role)]).toEqual([role, true]);
    expect(shownTo(role)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(seal|log|state)$/)]));
  }
  expect(isHidden(tab?.hidden, "administrator")).toBe(false);
  expect(shownTo("administrator")).toEqual(expect.arrayContaining(record));
});
