/** Letters and digits and what may stand inside a word; everything else separates words. */
const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const WORD_OR_WILDCARD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const TERM_LENGTH_MAX = 1024;
const CACHED_TEXT_CHARS_MAX = 16_000_000;

/**
 * The words of a text, in lower case and sorted, with how often each occurs. Finding a word, or all that begin
 * alike, is then a binary search, which is what makes a search over thousands of documents affordable.
 */
export interface WordList {
  readonly text: string;
  readonly words: readonly string[];
  readonly counts: readonly number[];
}

let cache = new Map<string, WordList>();
let cachedChars = 0;

/** Remembers texts: a search asks for those of every document, again with every letter typed. */
export function toWordList(text: string): WordList {
  const cached = cache.get(text);
  if (cached) return cached;
  const list = createWordList(text);
  if (cachedChars > CACHED_TEXT_CHARS_MAX) {
    cache = new Map();
    cachedChars = 0;
  }
  cachedChars += text.length;
  cache.set(text, list);
  return list;
}

/** Like `toWordList`, for texts whose words are kept elsewhere. */
export function createWordList(text: string): WordList {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].sort();
  return {text, words, counts: words.map((word) => counts.get(word) ?? 0)};
}

function wordsOf(text: string): readonly string[] {
  return text.replace(EDGE_DOTS, "").toLowerCase().match(WORD) ?? [];
}

/** Counts the words a pattern hits, `*` standing for any run of characters. */
export interface Term {
  count(list: WordList): number;
}

export function parseTerms(pattern: string): Term[] {
  const terms = pattern.replace(EDGE_DOTS, "").toLowerCase().match(WORD_OR_WILDCARD) ?? [];
  return terms.map((term) => createTerm(term.slice(0, TERM_LENGTH_MAX)));
}

function createTerm(term: string): Term {
  const pieces = term.split("*");
  const [first = "", ...others] = pieces;
  if (others.length === 0) return {count: (list) => countWord(list, term)};
  const isPrefix = others.length === 1 && others[0] === "";
  const fits = isPrefix ? () => true : (word: string) => matchesGlob(word, pieces);
  return {count: (list) => countBeginning(list, first, fits)};
}

/** A run of words in this order. */
export function createPhrase(phrase: string): Term {
  const wanted = ` ${wordsOf(phrase).join(" ")} `;
  const hasWord = parseTerms(phrase.replaceAll("*", " "));
  return {
    count(list) {
      // The order of words is looked at only in texts that have them all.
      if (!hasWord.every((term) => term.count(list) > 0)) return 0;
      return ` ${wordsOf(list.text).join(" ")} `.split(wanted).length - 1;
    },
  };
}

function countWord({words, counts}: WordList, word: string): number {
  const at = lowerBound(words, word);
  return words[at] === word ? (counts[at] ?? 0) : 0;
}

function countBeginning({words, counts}: WordList, start: string, fits: (word: string) => boolean): number {
  let sum = 0;
  for (let at = lowerBound(words, start); at < words.length; at++) {
    const word = words[at] ?? "";
    if (!word.startsWith(start)) break;
    if (fits(word)) sum += counts[at] ?? 0;
  }
  return sum;
}

/** The first place whose word is not less. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
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
