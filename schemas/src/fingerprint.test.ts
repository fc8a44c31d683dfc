import {expect, test} from "vitest";
import {canonicalJson, isSourceChanged, sourceHash} from "./fingerprint.ts";

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

test("a translation of a draft stays current when that draft is published, and while the next one is written", async () => {
  const translated = await sourceHash(page);
  const next = {...page, _id: "drafts.a-en", title: "Two hills"};
  expect(await isSourceChanged(translated, [null, page])).toBe(false);
  expect(await isSourceChanged(translated, [page, next])).toBe(false);
  expect(await isSourceChanged(translated, [next, null])).toBe(true);
});

test("nothing is behind whose source was never noted, or is gone", async () => {
  expect(await isSourceChanged(undefined, [page])).toBe(false);
  expect(await isSourceChanged("sha256:x", [null, null])).toBe(false);
});
