import {hashSource} from "../policy/inline-sources.ts";
import {PAGE_DATA_PATH, type PageData} from "./page-data.ts";
import {WAKE_PAGE} from "./wake-page.ts";

const SCRIPT = /<script src="\/_next\/static\/[^"]+" (?:id="_R_" )?async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;
const END = /<\/body><\/html>$/;

const WAKE_SCRIPT = `<script>${WAKE_PAGE}</script>`;
const WAKE_SOURCE = hashSource(WAKE_PAGE);

/**
 * Moves the framework's scripts to the end, into a template, where a browser leaves them until the page is drawn.
 * They would arrive before the first frame otherwise, and it would wait for them to run.
 */
export function delayScripts(html: string, data: PageData | null, path: string): string {
  const scripts = html.match(SCRIPT);
  if (!scripts || !END.test(html)) return html;
  const address = data ? ` data-data="${PAGE_DATA_PATH}${data.version}${path.replaceAll("&", "&amp;")}"` : "";
  const late = `<template${address}>${scripts.join("")}</template>${WAKE_SCRIPT}`;
  return html
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace(END, () => `${late}</body></html>`);
}

export function wakeSources(html: string): string[] {
  return html.includes(WAKE_SCRIPT) ? [WAKE_SOURCE] : [];
}
