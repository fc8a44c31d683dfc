/** Letters and digits and what may stand inside a word; everything else separates words. */
const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const WORD_OR_WILDCARD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const TERM_LENGTH_MAX = 1024;
const CACHED_TEXT_CHARS_MAX = 32_000_000;

/**
 * A text prepared for matching: its words in lower case, each between spaces (" every step measured "). Finding
 * a word is then one substring search, which is what makes a search over thousands of documents affordable.
 */
export type WordLine = string;

let cache = new Map<string, WordLine>();
let cachedChars = 0;

export function toWordLine(text: string): WordLine {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const line = createWordLine(text);
  remember(text, line);
  return line;
}

/** Like `toWordLine`, for texts that are kept elsewhere or seen only once. */
export function createWordLine(text: string): WordLine {
  const words = text.replace(EDGE_DOTS, "").match(WORD);
  return words ? ` ${words.join(" ").toLowerCase()} ` : "";
}

function remember(text: string, line: WordLine): void {
  if (cachedChars > CACHED_TEXT_CHARS_MAX) {
    cache = new Map();
    cachedChars = 0;
  }
  cachedChars += text.length + line.length;
  cache.set(text, line);
}

/** Counts the words a pattern hits, `*` standing for any run of characters. */
export interface Term {
  count(line: WordLine): number;
}

export function parseTerms(pattern: string): Term[] {
  const terms = pattern.replace(EDGE_DOTS, "").match(WORD_OR_WILDCARD) ?? [];
  return terms.map((term) => createTerm(term.slice(0, TERM_LENGTH_MAX).toLowerCase()));
}

function createTerm(term: string): Term {
  const pieces = term.split("*");
  const [first = "", ...others] = pieces;
  if (others.length === 0) return {count: (line) => countWords(line, `${term} `)};
  const isPrefix = first !== "" && others.length === 1 && others[0] === "";
  if (isPrefix) return {count: (line) => countWords(line, first)};
  return {count: (line) => words(line).filter((word) => matchesGlob(word, pieces)).length};
}

/** A run of words in this order. */
export function createPhrase(phrase: string): Term {
  const line = createWordLine(phrase);
  return {count: (text) => (line === "" ? 0 : countWords(text, line.slice(1)))};
}

function words(line: WordLine): string[] {
  return line === "" ? [] : line.slice(1, -1).split(" ");
}

const SPACE = 32;

/** `part` is searched without the space before it: a space is the commonest letter, and a poor thing to look for. */
function countWords(line: WordLine, part: string): number {
  let count = 0;
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) {
    if (line.charCodeAt(at - 1) === SPACE) count++;
  }
  return count;
}

/** Greedy and linear: a pattern of many stars must not cost more than one pass. */
function matchesGlob(word: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? "";
  const last = pieces.at(-1) ?? "";
  if (word.length < first.length + last.length) return false;
  if (!word.startsWith(first) || !word.endsWith(last)) return false;
  let from = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const at = word.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= word.length - last.length;
}
