import {defaultTreeAdapter as tree} from "parse5";
import {attributeOf, childrenOf, findElement, parsePage, type SourceNode} from "./page-source";

const SILENT = /^(script|style|noscript|svg)$/;

/**
 * Sentences a reader meets on the page, one per text node, without passages marked as another language. Of a page's
 * source, or of what a browser made of it.
 */
export function visibleText(html: string): string[] {
  const page = findElement(parsePage(html), "html");
  const language = languageOf(page, "");
  const found = new Set<string>();
  const read = (node: SourceNode, lang: string): void => {
    if (tree.isTextNode(node)) {
      const text = node.value.replace(/\s+/g, " ").trim();
      if (text && lang === language) found.add(text);
      return;
    }
    if (tree.isElementNode(node) && SILENT.test(node.tagName)) return;
    const inside = languageOf(node, lang);
    for (const child of childrenOf(node)) read(child, inside);
  };
  const body = page && findElement(page, "body");
  if (body) read(body, languageOf(body, language));
  return [...found];
}

/** The language declared by an element; otherwise that of its surroundings. */
function languageOf(node: SourceNode | null, around: string): string {
  const own = node && tree.isElementNode(node) ? attributeOf(node, "lang") : null;
  return own?.slice(0, 2) ?? around;
}

/** Words of a sentence. Names, numbers and codes are the same in every language and do not count. */
export function sentencesLeftIn(texts: readonly string[], english: ReadonlySet<string>): string[] {
  // A text in brackets is a placeholder for the company's own data and blocks a release until it is filled.
  return texts.filter((text) => english.has(text) && countWords(text) >= 3 && !text.startsWith("["));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /^\p{Ll}{2,}/u.test(word)).length;
}
