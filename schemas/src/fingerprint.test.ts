import {expect, test} from "vitest";
import {canonicalJson, legalSeal, legalTextHash, sourceHash} from "./fingerprint.ts";

const page = {_id: "a-en", _rev: "1", locale: "en", title: "Hill", sections: [{_key: "k", heading: "Up"}]};

test("order of fields does not matter, order of items does", () => {
  expect(canonicalJson({b: 1, a: {d: 2, c: 3}})).toBe('{"a":{"c":3,"d":2},"b":1}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test("a translation goes stale when words of its source change, and for nothing else", async () => {
  const before = await sourceHash(page);
  const touched = {...page, _rev: "2", locale: "de", sections: [{_key: "other", heading: "Up"}]};
  expect(await sourceHash(touched)).toBe(before);
  expect(await sourceHash({...page, sections: [{_key: "k", heading: "Down"}]})).not.toBe(before);
});

test("a seal stands for all texts, in any order", async () => {
  expect(await legalSeal(["b", "a"])).toBe(await legalSeal(["a", "b"]));
  expect(await legalSeal(["a"])).not.toBe(await legalSeal(["a", "b"]));
});

test("the stored hash is not part of what is hashed", async () => {
  const text = {title: "Terms", clauses: []};
  expect(await legalTextHash({...text, contentHash: "sha256:x"})).toBe(await legalTextHash(text));
});
