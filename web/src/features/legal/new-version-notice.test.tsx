import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {NewVersionNotice} from "./new-version-notice";
import {CONTEXT, exampleDocument} from "./testing/example-document";

const {version} = exampleDocument();
const previous = {
  ...version,
  _id: "terms-1",
  effectiveFrom: "2025-03-01",
  status: "past",
  summary: null,
  shownLocale: "en",
  clauses: [],
} as const;
const markup = (isNewToday: boolean) => {
  const document = exampleDocument({version: {...version, isNewToday}, previous});
  return renderToStaticMarkup(<NewVersionNotice document={document} context={CONTEXT} />);
};

it("shows on the first day of a version that it is new, and links to what changed", () => {
  expect(visibleText(markup(true))).toContain("This document changed today: Terms of use.");
  expect(markup(true)).toContain('href="/de/en/terms/compare?from=2025-03-01&amp;to=2026-06-19"');
});

it("shows nothing from the next day on", () => {
  expect(markup(false)).toBe("");
});
