import {fold} from "./fold";
import {type MarkedText, markWords} from "./mark-words";

const SEARCH_GROUPS = ["products", "help", "pages", "coaches", "legal"] as const;
type SearchGroup = (typeof SEARCH_GROUPS)[number];

export interface SearchRow {
  readonly group: SearchGroup;
  /** Site path without region and language, perhaps with the place on the page. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
}

export interface SearchResult {
  readonly row: SearchRow;
  readonly title: MarkedText;
  /** The part of the text with the most matches; its beginning when all matches are in the title. */
  readonly excerpt: MarkedText;
}

export interface ResultGroup {
  readonly group: SearchGroup;
  readonly results: readonly SearchResult[];
  /** How many there are, shown or not. */
  readonly total: number;
}

const SHOWN_MAX = 8;

/** Score of a match, by its position. A title states what a page is about. */
const IN_TITLE = 10;
const BEGINS_TITLE = 14;
const IN_TEXT = 1;
const BEGINS_WORD = 2;

/** Rows in which every word stands, best first, by group. */
export function findRows(rows: readonly SearchRow[], words: readonly string[]): ResultGroup[] {
  if (words.length === 0) return [];
  const scored = rows
    .map((row) => ({row, score: scoreOf(row, words)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score);
  return SEARCH_GROUPS.flatMap((group) => {
    const found = scored.filter(({row}) => row.group === group);
    if (found.length === 0) return [];
    return [
      {group, total: found.length, results: found.slice(0, SHOWN_MAX).map(({row}) => show(row, words))},
    ];
  });
}

function scoreOf({title, text}: SearchRow, words: readonly string[]): number {
  const heading = fold(title).text;
  const body = fold(text).text;
  let score = 0;
  for (const word of words) {
    const worth = worthIn(heading, word, IN_TITLE, BEGINS_TITLE) || worthIn(body, word, IN_TEXT, BEGINS_WORD);
    if (worth === 0) return 0;
    score += worth;
  }
  return score;
}

/** Words of two letters match only at the beginning of words: inside words they occur everywhere. */
function worthIn(text: string, word: string, inside: number, begins: number): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return begins;
  }
  return word.length > 2 && text.includes(word) ? inside : 0;
}

function show(row: SearchRow, words: readonly string[]): SearchResult {
  return {row, title: markWords(row.title, words), excerpt: markWords(row.text, words, {excerpt: true})};
}
