import {expect, test} from "vitest";
import {sourceHash} from "../fingerprint.ts";
import {page} from "./example-documents.ts";
import {findStale} from "./stale.ts";

const english = page("race-en", {title: "Race by power"});
const rewritten = {...english, title: "Race by watts"};
const french = async (source: Record<string, unknown>) =>
  page("race-fr", {translation: {source: {_ref: "race-en"}, sourceHash: await sourceHash(source)}});

test("a translation is stale once its published source reads differently", async () => {
  expect(await findStale([english, await french(english)])).toEqual(new Set());
  expect(await findStale([rewritten, await french(english)])).toEqual(new Set(["race-fr"]));
});

test("one made from a draft of the source is up to date before that draft is published", async () => {
  const draft = {...rewritten, _id: "drafts.race-en"};
  expect(await findStale([english, draft, await french(rewritten)])).toEqual(new Set());
});

test("a translation without a source, or without a record of its source text, is not reported as stale", async () => {
  expect(await findStale([await french(english)])).toEqual(new Set());
  expect(await findStale([english, page("race-fr", {translation: {source: {_ref: "race-en"}}})])).toEqual(
    new Set(),
  );
});
