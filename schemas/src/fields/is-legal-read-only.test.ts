import type {ConditionalProperty, CurrentUser, FieldDefinition} from "sanity";
import {describe, expect, test} from "vitest";
import {regionSettings} from "../documents/region-settings.ts";
import {announcement} from "../documents/registers/announcement.ts";

const person = (name: string): CurrentUser => ({
  id: name,
  name,
  email: `${name}@example.test`,
  role: name,
  roles: [{name, title: name}],
});
const isReadOnly = (rule: ConditionalProperty, role: string, document: {kind?: string} = {}) => {
  const stored = {_id: "a", _type: "a", _createdAt: "", _updatedAt: "", _rev: "", ...document};
  const context = {document: stored, parent: null, value: null, currentUser: person(role), path: []};
  return typeof rule === "function" ? rule(context) : rule === true;
};
const fieldsOf = ({fields}: {readonly fields: readonly FieldDefinition[]}) => fields;
const OTHERS = ["publisher", "editor", "administrator", "legalAuthor", "legalReviewer"];

describe.each(["legal", "timeZone", "guaranteeNotice"])("%s of a region", (name) => {
  const field = fieldsOf(regionSettings).find((candidate) => candidate.name === name);

  test("is read-only for exactly the roles that the content API does not allow to write it", () => {
    expect(OTHERS.filter((role) => !isReadOnly(field?.readOnly, role))).toEqual([]);
    expect(isReadOnly(field?.readOnly, "legalPublisher")).toBe(false);
  });
});

test("the other fields of a region are everyone's", () => {
  const open = fieldsOf(regionSettings).filter(({readOnly}) => !isReadOnly(readOnly, "publisher"));
  expect(open.map(({name}) => name)).toEqual(["displayName", "provider", "returnAddress", "dutiesNote"]);
});

test("announcements of legal changes are only to be read, and no other becomes one", () => {
  const kind = fieldsOf(announcement).find(({name}) => name === "kind");
  expect(isReadOnly(announcement.readOnly, "publisher", {kind: "legalChange"})).toBe(true);
  expect(isReadOnly(announcement.readOnly, "publisher", {kind: "notice"})).toBe(false);
  expect(isReadOnly(announcement.readOnly, "legalPublisher", {kind: "legalChange"})).toBe(false);
  expect([kind?.initialValue, isReadOnly(kind?.readOnly, "publisher")]).toEqual(["notice", true]);
});
