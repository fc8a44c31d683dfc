import type {InlineSources} from "../policy/content-policy.ts";
import {inlineScriptSources} from "../policy/inline-sources.ts";
import {createStyleInliner} from "./inline-styles.ts";

export interface PageTransform {
  /** A page for everybody, with its styles inside. */
  transform(html: string): string;
  /** What a page's policy has to name. */
  sources(html: string): InlineSources;
}

export function createPageTransform(buildFolder: string): PageTransform {
  const styles = createStyleInliner(buildFolder);
  return {
    transform: styles.inline,
    sources: (html) => ({scripts: inlineScriptSources(html), styles: styles.sources(html)}),
  };
}
