import {fingerprint, isFrameworkScript} from "./framework-script.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Browsers run a block without a type, or with one of a script's. Any other is data, such as JSON-LD. */
const DATA_TYPE = /\btype=(["'])(?!module\1|(?:text|application)\/javascript\1)[^"']+\1/i;

/**
 * The sources that let a page's inline scripts run, as a policy names them. Only what the framework writes gets one:
 * a script that came in with content stays without, and dead.
 */
export function inlineScriptSources(html: string, isKnown = isFrameworkScript): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    if (isKnown(text)) sources.add(hashSource(text));
  }
  return [...sources];
}

export function hashSource(text: string): string {
  return `'sha256-${fingerprint(text)}'`;
}
