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
  const page = inliner().inline(`<head>${LINK}</head><p class="hero">Watts</p>`);
  expect(page).toContain("src:url(/_next/static/media/archivo.woff2)");
  expect(page).toContain('url("data:image/svg+xml,%23")');
});

it("a page carries no rule for what it does not hold", () => {
  expect(inliner().inline(`<head>${LINK}</head><p class="heroic">Watts</p>`)).not.toContain(".hero{");
});

it("no stylesheet is fetched in addition, and the framework still finds its link", () => {
  const links = inliner()
    .inline(LINK)
    .match(/<link [^>]*>/g);
  expect(links).toEqual([LINK.replace("/>", " disabled/>")]);
});

it("a page without stylesheets of the build stays as it is", () => {
  const page = '<link rel="stylesheet" href="https://elsewhere.example/a.css"/><p>$&</p>';
  expect(inliner().inline(page)).toBe(page);
});

it.each(['<p class="hero">', "<p>"])(
  "a policy names exactly the rules that were put in, also when the page is looked at later: %s",
  (words) => {
    const styles = inliner();
    const page = styles.inline(`${LINK}${words}`);
    const [, rules = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    expect(styles.sources(page)).toEqual([hashSource(rules)]);
    expect(styles.sources(page.replace("<style>", "<style>.planted{}"))).toEqual([hashSource(rules)]);
    expect(styles.sources(`${LINK}<style>planted</style>`)).toEqual([]);
  },
);
