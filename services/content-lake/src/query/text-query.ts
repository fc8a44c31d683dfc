import {
  createPhrase,
  createWordList,
  parseTerms,
  type Term,
  toWordList,
  WordCache,
  type WordList,
} from "./text-match.ts";
import {isObject} from "./values.ts";

/** The terms of `text::query()`: all of `required`, none of `refused`. No terms at all match everything. */
export interface TextQuery {
  readonly required: readonly Term[];
  readonly refused: readonly Term[];
}

const TOKEN = /-?"[^"]*"?|[^\s"]+/g;

/**
 * Parses the search language of `text::query()`: words (matched by their beginning), `"exact phrases"` and
 * `-excluded` ones. A lone `*`, which the Studio sends for an empty search field, matches everything.
 */
export function parseTextQuery(text: string): TextQuery {
  const required: Term[] = [];
  const refused: Term[] = [];
  for (const token of text.match(TOKEN) ?? []) {
    const isRefused = token.startsWith("-") && token.length > 1;
    const body = isRefused ? token.slice(1) : token;
    (isRefused ? refused : required).push(...parseToken(body));
  }
  return {required, refused};
}

function parseToken(token: string): Term[] {
  if (token.startsWith('"')) return createWordList(token).trim() === "" ? [] : [createPhrase(token)];
  if (/^\*+$/.test(token)) return [];
  return parseTerms(token.endsWith("*") ? token : `${token}*`);
}

export function matchesTextQuery({required, refused}: TextQuery, lists: readonly WordList[]): boolean {
  return required.every((term) => hits(term, lists) > 0) && refused.every((term) => hits(term, lists) === 0);
}

export function hits(term: Term, lists: readonly WordList[]): number {
  let sum = 0;
  for (const list of lists) sum += term.count(list);
  return sum;
}

const CACHED_CHARS_MAX = 64_000_000;

const documentLists = new WordCache<object>(wordsOfDocument, () => new WeakMap(), CACHED_CHARS_MAX);

function wordsOfDocument(value: object): WordList {
  const texts: string[] = [];
  collectTexts(value, texts);
  return createWordList(texts.join(" "));
}

/** All words of a document or of an object in it; the lake's own fields (`_id`, `_key`, `_ref`) are not text. */
const toDocumentList = (value: object): WordList => documentLists.get(value);

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts);
  else if (isObject(value)) {
    for (const key in value) if (!key.startsWith("_")) collectTexts(value[key], texts);
  }
}

export function toSearchLists(value: unknown): readonly WordList[] {
  if (typeof value === "string") return [toWordList(value)];
  if (Array.isArray(value)) return value.flatMap(toSearchLists);
  return isObject(value) ? [toDocumentList(value)] : [];
}
