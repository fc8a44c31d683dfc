import type {InlineSources} from "../policy/content-policy.ts";
import {inlineScriptSources} from "../policy/inline-sources.ts";
import type {Transforms} from "../transforms.ts";
import {createStyleInliner} from "./inline-styles.ts";
import {delayScripts, wakeSources} from "./late-scripts.ts";
import {type SplitPage, splitPage} from "./page-data.ts";

export interface PageTransform {
  /** Transforms a shared page, at its path: its styles are inlined, its data is moved out, its scripts come last. */
  transform(html: string, path: string): SplitPage;
  /** What a page's policy has to name. */
  sources(html: string): InlineSources;
}

interface PageTransformOptions {
  readonly buildFolder: string;
  readonly transforms: Transforms;
  /** Whether the framework wrote an inline script. */
  readonly isKnownScript: (text: string) => boolean;
}

export function createPageTransform(options: PageTransformOptions): PageTransform {
  const {buildFolder, transforms, isKnownScript} = options;
  const styles = transforms.has("inline-styles") ? createStyleInliner(buildFolder) : null;
  const hasLateScripts = transforms.has("late-scripts");
  return {
    transform(html, path) {
      const page = hasLateScripts ? splitPage(html) : {html, data: null};
      const styled = styles ? styles.inline(page.html) : page.html;
      return {...page, html: hasLateScripts ? delayScripts(styled, page.data, path) : styled};
    },
    sources: (html) => ({
      scripts: [...inlineScriptSources(html, isKnownScript), ...wakeSources(html)],
      styles: styles?.sources(html) ?? [],
    }),
  };
}
