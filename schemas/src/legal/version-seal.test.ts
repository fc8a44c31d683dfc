import {describe, expect, it} from "vitest";
import {archivalText, textHash} from "./text-hash.ts";
import {versionSeal} from "./version-seal.ts";

const text = {
  _id: "terms-en",
  version: {_ref: "terms"},
  clauses: [{_key: "a", anchor: "law", title: "Law", aliases: ["choice-of-law"]}],
};

describe("a fingerprint", () => {
  it.each<[string, Record<string, unknown>]>([
    ["as a draft", {...text, _id: "drafts.terms-en"}],
    ["in a release", {...text, _id: "versions.r1.terms-en"}],
    ["once sealed", {...text, sealed: true, contentHash: "sha256:x"}],
    [
      "before its version is published",
      {...text, version: {_ref: "terms", _weak: true, _strengthenOnPublish: {type: "legalVersion"}}},
    ],
    ["stored again", {...text, _rev: "2", _updatedAt: "2027-01-01T00:00:00Z", _system: {base: {}}}],
  ])("is the same for the same words %s", async (_case, same) => {
    expect(await textHash(same)).toBe(await textHash(text));
  });

  it("equals the fingerprint of the archived text, which preserves the keys of its links", async () => {
    const archived = JSON.parse(archivalText({...text, _id: "drafts.terms-en"}));
    expect(archived.clauses).toEqual(text.clauses);
    expect(await textHash(archived)).toBe(await textHash(text));
  });

  it.each<[string, Record<string, unknown>]>([
    ["a title", {...text, clauses: [{...text.clauses[0], title: "Court"}]}],
    ["an anchor", {...text, clauses: [{...text.clauses[0], anchor: "court"}]}],
    ["a former anchor", {...text, clauses: [{...text.clauses[0], aliases: []}]}],
    ["the version it belongs to", {...text, version: {_ref: "privacy"}}],
  ])("changes with %s", async (_case, other) => {
    expect(await textHash(other)).not.toBe(await textHash(text));
  });
});

it("a seal covers all texts, regardless of their order", async () => {
  const other = {...text, _id: "terms-de"};
  expect(await versionSeal([text, other])).toBe(await versionSeal([other, text]));
  expect(await versionSeal([text])).not.toBe(await versionSeal([text, other]));
});
