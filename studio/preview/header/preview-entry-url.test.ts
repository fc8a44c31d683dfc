import {expect, test} from "vitest";
import {previewEntryUrl} from "./preview-entry-url.ts";

const initialUrl = new URL(
  "http://localhost:3000/api/preview/enable?sanity-preview-secret=s&sanity-preview-perspective=drafts&sanity-preview-pathname=%2Fus%2Fen",
);

test("the preview entry URL opens any page, release and instant", () => {
  const at = new Date("2026-11-30T23:00:00Z");
  const url = new URL(
    previewEntryUrl(initialUrl, {path: "/de/de/store", perspective: ["rSpring", "drafts"], at}),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    "sanity-preview-secret": "s",
    "sanity-preview-perspective": "rSpring,drafts",
    "sanity-preview-pathname": "/de/de/store",
    at: "2026-11-30T23:00:00.000Z",
  });
});

test("back to now, the instant is gone", () => {
  const earlier = new URL(`${initialUrl}&at=2026-11-30T23:00:00.000Z`);
  const url = new URL(previewEntryUrl(earlier, {path: "/us/en", perspective: "published", at: null}));
  expect(url.searchParams.has("at")).toBe(false);
});
