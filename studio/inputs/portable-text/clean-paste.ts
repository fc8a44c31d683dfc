import type {Locale} from "@gradus/schemas/markets";

/** Opening and closing, outer and inner. French sets its marks off by a space that does not break. */
const QUOTES: Readonly<
  Record<Locale, readonly [open: string, close: string, openInner: string, closeInner: string]>
> = {
  en: ["“", "”", "‘", "’"],
  de: ["„", "“", "‚", "‘"],
  fr: ["«\u00a0", "\u00a0»", "“", "”"],
  es: ["«", "»", "“", "”"],
};

/** Behind these a quotation mark opens; behind anything else it closes. */
const OPENS_AFTER = /(?:^|[\s([{\u2013\u2014«„“‚‘-])$/;
const ENTITIES: Readonly<Record<string, string>> = {"&quot;": '"', "&#34;": '"', "&#39;": "'", "&apos;": "'"};

/** Replaces straight quotation marks and apostrophes by the language's own. `before` is the preceding text. */
export function smartQuotes(text: string, locale: Locale, before = ""): string {
  const [open, close, openInner, closeInner] = QUOTES[locale];
  let written = "";
  for (const [index, sign] of [...text].entries()) {
    const opens = OPENS_AFTER.test((before + written).slice(-1));
    if (sign === '"') written += opens ? open : close;
    else if (sign === "'" && opens && hasPartner(text, index)) written += openInner;
    else if (sign === "'") written += isApostrophe(text, index) ? "’" : closeInner;
    else written += sign;
  }
  return written;
}

/** An apostrophe stands inside a word; one without an opening mark before it is none that closes. */
function isApostrophe(text: string, index: number): boolean {
  const letters = [...text];
  const isInside = /\p{L}/u.test(letters[index + 1] ?? "");
  return isInside || !/(?:^|\s)'\S/.test(letters.slice(0, index).join(""));
}

const hasPartner = (text: string, index: number) => /\S'/.test([...text].slice(index + 1).join(""));

/** What a quotation mark becomes as it is typed, while what follows is still unknown. */
export function typedQuote(sign: '"' | "'", before: string, locale: Locale): string {
  const [open, close, openInner] = QUOTES[locale];
  const opens = OPENS_AFTER.test(before.slice(-1));
  if (sign === '"') return opens ? open : close;
  return opens ? openInner : "’";
}

/**
 * Pasted markup as our editors take it: the deepest headings are small headings, the largest are headings, and
 * quotation marks are the language's. Colours and fonts fall away by themselves: no style of ours holds them.
 */
export function cleanHtml(html: string, locale: Locale): string {
  let before = "";
  return html
    .split(/(<!--[\s\S]*?-->|<(?:style|script)[\s\S]*?<\/(?:style|script)>|<[^>]*>)/i)
    .map((part) => {
      if (part.startsWith("<")) {
        if (/^<\/?(?:p|h[1-6]|li|div|br|td|th|blockquote)\b/i.test(part)) before = "";
        return part.replace(/^<(\/?)h[56]\b/i, "<$1h4").replace(/^<(\/?)h[12]\b/i, "<$1h3");
      }
      const plain = part.replace(/&(?:quot|apos|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity);
      const cleaned = smartQuotes(plain, locale, before);
      before = cleaned.slice(-1) || before;
      return cleaned;
    })
    .join("");
}

export interface CleanPaste {
  readonly mimeType: "text/html" | "text/plain";
  readonly data: string;
}

/** What our own editors and programs for writers hand over is right already. */
const PASSED_THROUGH = ["application/x-portable-text", "application/json", "text/markdown"];

/** The clipboard as it should arrive, or null when it may arrive as it is. */
export function cleanPaste(clipboard: Pick<DataTransfer, "getData">, locale: Locale): CleanPaste | null {
  if (PASSED_THROUGH.some((type) => clipboard.getData(type) !== "")) return null;
  const [html, plain] = [clipboard.getData("text/html"), clipboard.getData("text/plain")];
  const data = html ? cleanHtml(html, locale) : smartQuotes(plain, locale);
  if (data === (html || plain)) return null;
  return {mimeType: html ? "text/html" : "text/plain", data};
}
