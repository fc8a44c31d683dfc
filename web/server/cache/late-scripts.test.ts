import {expect, it} from "vitest";
import {hashSource} from "../policy/inline-sources.ts";
import {delayScripts, wakeSources} from "./late-scripts.ts";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const DATA = {version: "v".repeat(22), text: "0:1"};
const page = (head: string) => `<html><head>${head}</head><body><p>Watts</p></body></html>`;

it("scripts of the build wait in a template at the end, with the address of the page's data", () => {
  const html = delayScripts(page(SCRIPT + PRELOAD), DATA, "/us/en");
  const [seen, late] = html.split("<p>Watts</p>");
  expect(seen).toBe("<html><head></head><body>");
  expect(late).toContain(
    `<template data-data="/page-data/${DATA.version}/us/en">${SCRIPT}</template><script>`,
  );
  expect(late?.endsWith("</script></body></html>")).toBe(true);
});

it("what old browsers alone fetch stays where it is", () => {
  expect(delayScripts(page(OLD + SCRIPT), null, "/us/en")).toContain(`<head>${OLD}</head>`);
});

it.each([
  ["without scripts", page(OLD)],
  ["that is not whole", `<html><head>${SCRIPT}</head><body>`],
])("a page %s stays as it is", (_what, html) => {
  expect(delayScripts(html, DATA, "/us/en")).toBe(html);
});

it("a path cannot leave its attribute", () => {
  const html = delayScripts(page(SCRIPT), DATA, "/us/en/a&quot;b");
  expect(html).toContain('/us/en/a&amp;quot;b">');
});

it("the policy names the script that starts the page, if the page contains it", () => {
  const html = delayScripts(page(SCRIPT), null, "/us/en");
  const [, wake = ""] = /<\/template><script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(wakeSources(html)).toEqual([hashSource(wake)]);
  expect(wakeSources(page(SCRIPT))).toEqual([]);
});
