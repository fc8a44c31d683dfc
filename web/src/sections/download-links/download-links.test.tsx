import {expect, it} from "vitest";
import {render} from "../testing/render";

it("links to each store, and draws its URL as a QR code for phones", () => {
  const markup = render("downloadLinks");
  expect(markup).toContain('href="https://apps.example/ios"');
  expect(markup).toContain('aria-label="Code to scan: For Android"');
});

it("keeps the button when a URL is too long for a QR code", () => {
  const href = `https://apps.example/${"a".repeat(120)}`;
  const page = {_id: "download", stores: [{_key: "ios", code: "ios" as const, label: "For iPhone", href}]};
  expect(render("downloadLinks", {page})).toContain(href);
  expect(render("downloadLinks", {page})).not.toContain("Code to scan");
});

it("is not there without stores", () => {
  expect(render("downloadLinks", {page: null})).toBe("");
});
