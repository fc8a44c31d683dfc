import type {InlineSources} from "../policy/content-policy.ts";
import {inlineScriptSources} from "../policy/inline-sources.ts";
import {createStyleInliner} from "./inline-styles.ts";
import {delayScripts, wakeSources} from "./late-scripts.ts";
import {type SplitPage, splitPage} from "./page-data.ts";

export interface PageTransform {
  /** Transforms a shared page, at its path: its styles are inlined, its data is moved out, its scripts come last. */
  transform(html: string, path: string): SplitPage;
  /** What a page's policy has to name. */
  sources(html: string): InlineSources;
}

export function createPageTransform(buildFolder: string): PageTransform {
  const styles = createStyleInliner(buildFolder);
  return {
    transform(html, path) {
      const page = splitPage(html);
      return {...page, html: delayScripts(styles.inline(page.html), page.data, path)};
    },
    sources: (html) => ({
      scripts: [...inlineScriptSources(html), ...wakeSources(html)],
      styles: styles.sources(html),
    }),
  };
}
