import type {InlineSources} from "../policy/content-policy.ts";
import {inlineScriptSources} from "../policy/inline-sources.ts";
import {createStyleInliner} from "./inline-styles.ts";

export interface PageFinisher {
  /** A page for everybody, with its styles inside. */
  finish(html: string): string;
  /** What a page's policy has to name. */
  sources(html: string): InlineSources;
}

export function createPageFinisher(buildFolder: string): PageFinisher {
  const styles = createStyleInliner(buildFolder);
  return {
    finish: styles.inline,
    sources: (html) => ({scripts: inlineScriptSources(html), styles: styles.sources(html)}),
  };
}
