import {expect, it} from "vitest";
import {render} from "../testing/render";

it("leads to each store and draws its address for a phone", () => {
  const markup = render("downloadLinks");
  expect(markup).toContain('href="https://apps.example/ios"');
  expect(markup).toContain('aria-label="Code to scan: For Android"');
});

it("keeps the button when an address is too long to draw", () => {
  const href = `https://apps.example/${"a".repeat(120)}`;
  const page = {_id: "download", stores: [{_key: "ios", code: "ios" as const, label: "For iPhone", href}]};
  expect(render("downloadLinks", {page})).toContain(href);
  expect(render("downloadLinks", {page})).not.toContain("Code to scan");
});

it("is not there without stores", () => {
  expect(render("downloadLinks", {page: null})).toBe("");
});
