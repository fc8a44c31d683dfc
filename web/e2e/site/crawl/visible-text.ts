import type {Page} from "@playwright/test";

/**
 * Sentences a reader meets on the page, one per text node, without passages marked as another language. Of the page that
 * is open, or of what the server sent of another one.
 */
export async function visibleText(page: Page, html: string | null = null): Promise<string[]> {
  return page.evaluate((source) => {
    const read = source === null ? document : new DOMParser().parseFromString(source, "text/html");
    const language = read.documentElement.lang.slice(0, 2);
    const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, noscript, svg")) continue;
      const spoken = parent.closest("[lang]")?.getAttribute("lang")?.slice(0, 2);
      const text = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
      if (text && spoken === language) found.add(text);
    }
    return [...found];
  }, html);
}

/** Words of a sentence. Names, numbers and codes are the same in every language and do not count. */
export function sentencesLeftIn(texts: readonly string[], english: ReadonlySet<string>): string[] {
  // What stands in brackets waits for the company's own data and blocks a release until then.
  return texts.filter((text) => english.has(text) && countWords(text) >= 3 && !text.startsWith("["));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /^\p{Ll}{2,}/u.test(word)).length;
}
