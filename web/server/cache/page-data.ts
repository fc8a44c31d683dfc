import {createHash} from "node:crypto";
import {z} from "zod";

/** Where the data of a page is fetched: its version, then the page's own path, from which it can be made again. */
export const PAGE_DATA_PATH = "/page-data/";

// The framework escapes every "<" inside.
const PUSH = /<script>\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((?<json>\[[^<]*\])\)<\/script>/g;
/** What the framework pushes: a beginning, then pieces of text. Other kinds exist, but shared pages have none. */
const pieceSchema = z.union([z.tuple([z.literal(0)]), z.tuple([z.literal(1), z.string()])]);

export interface PageData {
  /** A hash of the text. */
  readonly version: string;
  readonly text: string;
}

export interface SplitPage {
  readonly html: string;
  /** Null where the data stays in the page, because it is empty or contains something other than text. */
  readonly data: PageData | null;
}

/**
 * Takes out of a page what only scripts read: a second copy of its content, as data. It is half of the document, and
 * nothing that a visitor sees waits for it.
 */
export function splitPage(html: string): SplitPage {
  const pieces: string[] = [];
  for (const {groups} of html.matchAll(PUSH)) {
    const piece = pieceSchema.safeParse(JSON.parse(groups?.json ?? "null"));
    if (!piece.success) return {html, data: null};
    pieces.push(piece.data[1] ?? "");
  }
  const text = pieces.join("");
  if (text === "") return {html, data: null};
  return {html: html.replace(PUSH, ""), data: {version: versionOf(text), text}};
}

/**
 * The version that an address of page data names, and the path of its page; null for any other address. Only pages of a
 * market have data, so no other address of the site is requested on a visitor's behalf.
 */
export function parseDataPath(url: string): {readonly version: string; readonly page: string} | null {
  const [, version, page] =
    /^\/page-data\/([\w-]{22})(\/[a-z]{2,3}\/[a-z]{2}(?:\/[^?]*)?)(?:\?|$)/.exec(url) ?? [];
  return version && page ? {version, page} : null;
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
