import {textHash} from "@gradus/schemas/legal/text-hash";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {authenticTexts} from "./authentic-text";

type Text = Parameters<typeof authenticTexts>[0][number];

const words = {
  _id: "terms-en",
  _type: "legalText",
  _createdAt: "2026-06-01T00:00:00Z",
  _updatedAt: "2026-06-01T00:00:00Z",
  _rev: "1",
  title: "Terms",
  summary: [],
  clauses: [],
  version: {_type: "reference", _ref: "terms"},
  document: {_type: "reference", _ref: "legal-terms"},
  kind: "terms",
  scope: "base",
  locale: "en",
  effectiveFrom: "2026-06-19",
} satisfies Omit<Text, "contentHash">;

const GONE = () => new Response(null, {status: 404});
const answers = {record: GONE, copy: GONE};
const notary = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
  return String(address).includes("/b/legal/seals/terms") ? answers.record() : answers.copy();
});
const alarm = vi.spyOn(console, "error").mockImplementation(() => {});
const requestedPaths = () => notary.mock.calls.map(([address]) => new URL(String(address)).pathname);
const serve = (...texts: Text[]) => authenticTexts(texts, ["terms"], ["en"]);

let sealed: Text;
let hash: string;
beforeEach(async () => {
  hash = await textHash(words);
  sealed = {...words, contentHash: hash};
  answers.record = () =>
    Response.json({data: {version: "terms", seal: "s", texts: [{id: "terms-en", locale: "en", hash}]}});
  answers.copy = GONE;
});
afterEach(() => {
  notary.mockClear();
  alarm.mockClear();
});

const changed = () => ({...sealed, title: "Other terms"});
/** A change made by a person who knows how fingerprints are computed. */
async function changedWithItsFingerprint() {
  return {...changed(), contentHash: await textHash(changed())};
}

it("serves what content holds while it is what the notary recorded", async () => {
  expect(await serve(sealed)).toEqual({texts: [{text: sealed, source: "content"}], isChecked: true});
  expect(requestedPaths()).toEqual(["/b/legal/seals/terms"]);
});

it.each([
  ["words", changed],
  ["words and their fingerprint", changedWithItsFingerprint],
])("serves the notary's copy where the %s changed, and raises the alarm", async (_case, change) => {
  answers.copy = () => Response.json({data: {text: sealed}});
  expect(await serve(await change())).toEqual({texts: [{text: sealed, source: "notary"}], isChecked: true});
  expect(requestedPaths()[1]).toBe(`/b/legal/texts/${encodeURIComponent(hash)}`);
  expect(alarm).toHaveBeenCalledOnce();
});

it.each([
  ["knows no such text", GONE],
  ["has a copy that is not the sealed one either", () => Response.json({data: {text: changed()}})],
  ["answers nonsense", () => Response.json({data: null})],
])("serves nothing when the notary %s", async (_case, copy) => {
  answers.copy = copy;
  await expect(serve(await changedWithItsFingerprint())).rejects.toThrow();
});

it("serves no language that was not sealed", async () => {
  const forged = {...words, _id: "terms-de", locale: "de" as const, contentHash: ""};
  forged.contentHash = await textHash(forged);
  const {texts} = await authenticTexts([forged, sealed], ["terms"], ["de", "en"]);
  expect(texts).toEqual([{text: sealed, source: "content"}]);
  expect(alarm).toHaveBeenCalledOnce();
});

it.each([
  ["has recorded nothing yet", GONE],
  ["does not answer", () => Response.error()],
  ["is broken", () => new Response(null, {status: 500})],
])(
  "while the notary %s, a text's own fingerprint decides, and the notary is soon asked again",
  async (_case, record) => {
    answers.record = record;
    expect(await serve(sealed)).toEqual({texts: [{text: sealed, source: "content"}], isChecked: false});
    await expect(serve(changed())).rejects.toThrow("404");
    await expect(serve(words)).rejects.toThrow("404");
  },
);
