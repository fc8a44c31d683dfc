import {expect, test} from "vitest";
import {draftFirstOfScope, draftNewVersion, newVersionId} from "./new-version.ts";

const clauses = [
  {_key: "k1", _type: "clause", anchor: "withdrawal", aliases: ["cancel"], title: "Withdrawal"},
];
const text = {
  _id: "legal-terms-base-20260619-de",
  _type: "legalText",
  _rev: "r1",
  _createdAt: "2026-06-19T00:00:00Z",
  version: {_type: "reference", _ref: "legal-terms-base-20260619"},
  document: {_type: "reference", _ref: "legal-terms"},
  kind: "terms",
  scope: "base",
  locale: "de",
  effectiveFrom: "2026-06-19",
  title: "Nutzungsbedingungen",
  summary: [{_key: "s", _type: "block"}],
  clauses,
  contentHash: "sha256:old",
  sealed: true,
};
const version = {
  _id: "legal-terms-base-20260619",
  _rev: "r2",
  document: {_type: "reference", _ref: "legal-terms"},
  kind: "terms",
  scope: "base",
  label: "2.1",
  seal: "sha256:seal",
  sealed: true,
  state: "inForce",
  approvals: [{by: "someone"}],
  log: [{event: "sealed"}],
  announcedOn: "2026-06-19",
};
const versionInput = {
  id: "legal-terms-base-20270301",
  scope: "base",
  label: "2.3",
  effectiveFrom: "2027-03-01",
  changeKind: "material",
  author: "local-legal-author",
  base: null,
};

const [newVersion, newText] = draftNewVersion({version, texts: [text]}, versionInput);

test("the copy is a draft of its own that names what it replaces", () => {
  expect(newVersion).toMatchObject({
    _id: "drafts.legal-terms-base-20270301",
    label: "2.3",
    state: "draft",
    sealed: false,
    author: "local-legal-author",
    previous: {_ref: "legal-terms-base-20260619"},
    texts: [{_ref: "legal-terms-base-20270301-de", _weak: true, _key: "de"}],
  });
});

test("no seal, approval, announcement or history comes along", () => {
  for (const field of ["seal", "approvals", "log", "announcedOn", "_rev"]) {
    expect(newVersion).not.toHaveProperty(field);
  }
  for (const field of ["contentHash", "sealed", "_rev", "_createdAt"]) {
    expect(newText).not.toHaveProperty(field);
  }
});

test("words keep their keys and anchors; the summary of the last change does not stay", () => {
  expect(newText?.clauses).toEqual(clauses);
  expect(newText).toMatchObject({summary: [], effectiveFrom: "2027-03-01", locale: "de"});
  expect(newText?.version).toMatchObject({_ref: "legal-terms-base-20270301", _weak: true});
});

test("a scope of its own builds on the version it was given", () => {
  const [overlay] = draftNewVersion(
    {version, texts: []},
    {...versionInput, base: "legal-terms-base-20270301"},
  );
  expect(overlay?.base).toMatchObject({_ref: "legal-terms-base-20270301", _weak: true});
  expect(newVersion).not.toHaveProperty("base");
});

test("the first words of a scope are texts without a difference, in the languages of what they build on", () => {
  const overlay = {
    ...versionInput,
    id: "legal-terms-euConsumer-20270301",
    scope: "euConsumer",
    base: version._id,
  };
  const [drafted, words] = draftFirstOfScope({version, texts: [text]}, overlay);
  expect(drafted).toMatchObject({
    scope: "euConsumer",
    base: {_ref: version._id, _weak: true},
    texts: [{_ref: "legal-terms-euConsumer-20270301-de"}],
  });
  expect(words).toMatchObject({scope: "euConsumer", title: text.title, overrides: [], summary: []});
  expect(
    [drafted, words].filter((document) => document && ("previous" in document || "clauses" in document)),
  ).toEqual([]);
});

test("an id is never used twice", () => {
  const request = {kind: "terms", scope: "base", effectiveFrom: "2027-03-01"};
  expect(newVersionId(request, [])).toBe("legal-terms-base-20270301");
  const existingIds = ["legal-terms-base-20270301", "legal-terms-base-20270301-2"];
  expect(newVersionId(request, existingIds)).toBe("legal-terms-base-20270301-3");
});
