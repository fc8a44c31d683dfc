import {mkdirSync, mkdtempSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {expect, it} from "vitest";
import {hashSource} from "../policy/inline-sources.ts";
import {createStyleInliner} from "./inline-styles.ts";

const RULES = '@font-face{src:url(../media/archivo.woff2)}.hero{background:url("data:image/svg+xml,%23")}';

function inliner() {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "static/chunks"), {recursive: true});
  writeFileSync(join(folder, "static/chunks/0a1b.css"), RULES);
  return createStyleInliner(folder);
}
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/0a1b.css" data-precedence="next"/>';

it("a page carries the rules of its stylesheet, and the files they name are found from there", () => {
  const page = inliner().inline(`<head>${LINK}</head><p>Watts</p>`);
  expect(page).toContain("src:url(/_next/static/media/archivo.woff2)");
  expect(page).toContain('url("data:image/svg+xml,%23")');
});

it("no stylesheet is fetched besides, and the framework still finds its link", () => {
  const links = inliner()
    .inline(LINK)
    .match(/<link [^>]*>/g);
  expect(links).toEqual([LINK.replace("/>", " disabled/>")]);
});

it("a page without stylesheets of the build stays as it is", () => {
  const page = '<link rel="stylesheet" href="https://elsewhere.example/a.css"/><p>$&</p>';
  expect(inliner().inline(page)).toBe(page);
});

it("a policy names exactly the rules that were put in, also when the page is looked at later", () => {
  const styles = inliner();
  const page = styles.inline(LINK);
  const [, rules = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  expect(styles.sources(page)).toEqual([hashSource(rules)]);
  expect(styles.sources(`${LINK}<style>planted</style>`)).toEqual([]);
});
