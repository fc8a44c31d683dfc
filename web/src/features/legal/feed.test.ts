import {expect, it} from "vitest";
import {legalFeed} from "./feed";
import {block, CONTEXT, exampleDocument} from "./testing/example-document";

const {version, path} = exampleDocument();
const older = {
  ...version,
  _id: "terms-1",
  label: "2.0",
  effectiveFrom: "2026-02-01",
  effectiveTo: "2026-06-18",
};
const history = [
  {...version, summary: [block("Returns & <refunds>.")], shownLocale: "en", clauses: []},
  {
    ...older,
    announcedOn: "2026-01-15",
    status: "past" as const,
    summary: null,
    shownLocale: "en",
    clauses: [],
  },
];
const feed = legalFeed({
  archive: {kind: "terms", path, title: "Terms of use", versions: history},
  history,
  context: CONTEXT,
  origin: "https://site.test",
});

it("has an entry per version whose name outlives its address", () => {
  const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual([
    "tag:site.test,2026-02-01:terms:versions:de-en",
    "tag:site.test,2026-06-19:terms:de-en",
    "tag:site.test,2026-02-01:terms:de-en",
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it("was updated when a version was announced, not when it takes effect", () => {
  const updated = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, instant]) => instant);
  expect(updated).toEqual(["2026-06-01T00:00:00Z", "2026-06-01T00:00:00Z", "2026-01-15T00:00:00Z"]);
});

it("links to the version and to the comparison with the previous one, which the first version lacks", () => {
  expect(feed).toContain('rel="alternate" href="https://site.test/de/en/terms/versions/2026-06-19"');
  expect(feed.match(/rel="related"/g)).toHaveLength(1);
  expect(feed).toContain("compare?from=2026-02-01&amp;to=2026-06-19");
});

it("prevents authored text from becoming markup", () => {
  expect(feed).toContain("Returns &amp; &lt;refunds&gt;.");
});
