/** Letters, digits and signs allowed inside a word; all other characters separate words. */
const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const WORD_OR_WILDCARD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const TERM_LENGTH_MAX = 1024;
const CACHED_CHARS_MAX = 16_000_000;

/**
 * The words of a text in lower case, each between two spaces: " one two ". As small as the text itself, and looking
 * for a word in it is what machines do fastest.
 */
export type WordList = string;

interface Lists<Key> {
  get(key: Key): WordList | undefined;
  set(key: Key, list: WordList): unknown;
}

/** Once full, it is emptied after this many texts it had no room for: by then much in it may be out of date. */
const UNCACHED_MAX = 500_000;

/**
 * Remembers the words of texts up to a number of characters. What comes when it is full is not remembered: a search
 * through all documents would push everything out again before it comes round.
 */
export class WordCache<Key> {
  readonly #create: (key: Key) => WordList;
  readonly #createLists: () => Lists<Key>;
  readonly #charsMax: number;
  #lists: Lists<Key>;
  #chars = 0;
  #turnedAway = 0;

  constructor(create: (key: Key) => WordList, createLists: () => Lists<Key>, charsMax: number) {
    this.#create = create;
    this.#createLists = createLists;
    this.#charsMax = charsMax;
    this.#lists = createLists();
  }

  get(key: Key): WordList {
    const cached = this.#lists.get(key);
    if (cached !== undefined) return cached;
    const list = this.#create(key);
    if (this.#chars < this.#charsMax) {
      this.#chars += list.length;
      this.#lists.set(key, list);
    } else if (++this.#turnedAway > UNCACHED_MAX) {
      this.#lists = this.#createLists();
      this.#chars = this.#turnedAway = 0;
    }
    return list;
  }
}

const lists = new WordCache<string>(createWordList, () => new Map(), CACHED_CHARS_MAX);

/** Caches by text: a search needs the words of every document, again with every letter typed. */
export const toWordList = (text: string): WordList => lists.get(text);

/** Like `toWordList` but not cached, for texts whose words are cached elsewhere. */
export function createWordList(text: string): WordList {
  return ` ${wordsOf(text).join(" ")} `;
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
  const fits = isPrefix ? always : (word: string) => matchesGlob(word, pieces);
  return {count: (list) => countBeginning(list, first, fits)};
}

const always = (): boolean => true;

export function createPhrase(phrase: string): Term {
  const needle = ` ${wordsOf(phrase).join(" ")} `;
  return {count: (list) => list.split(needle).length - 1};
}

function countWord(list: WordList, word: string): number {
  const needle = ` ${word} `;
  let count = 0;
  // The space behind one word is the one before the next.
  for (let at = list.indexOf(needle); at >= 0; at = list.indexOf(needle, at + needle.length - 1)) count++;
  return count;
}

function countBeginning(list: WordList, start: string, fits: (word: string) => boolean): number {
  const needle = ` ${start}`;
  let count = 0;
  for (let at = list.indexOf(needle); at >= 0; at = list.indexOf(needle, at + 1)) {
    const end = list.indexOf(" ", at + 1);
    if (end < 0) break;
    if (fits(list.slice(at + 1, end))) count++;
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
