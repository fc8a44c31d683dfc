import {fold} from "./fold";

export type MarkedText = readonly {readonly text: string; readonly isFound: boolean}[];

const BEFORE = 60;
const LENGTH = 180;

/** Marks words in a text; of a long one only the part around the first of them. */
export function markWords(
  source: string,
  words: readonly string[],
  {excerpt = false}: {excerpt?: boolean} = {},
): MarkedText {
  const found = placesOf(source, words);
  const [from, to] = excerpt ? windowAround(source, found[0]?.[0] ?? 0) : [0, source.length];
  const pieces: {text: string; isFound: boolean}[] = [];
  let end = from;
  for (const [start, stop] of found) {
    if (start < end || stop > to) continue;
    pieces.push(
      {text: source.slice(end, start), isFound: false},
      {text: source.slice(start, stop), isFound: true},
    );
    end = stop;
  }
  pieces.push({text: source.slice(end, to), isFound: false});
  const marked = pieces.filter(({text}) => text !== "");
  return [
    ...(from > 0 ? [{text: "… ", isFound: false}] : []),
    ...marked,
    ...(to < source.length ? [{text: " …", isFound: false}] : []),
  ];
}

/** Where the words stand, in the text as it is written, from front to back. */
function placesOf(source: string, words: readonly string[]): (readonly [number, number])[] {
  const {text, at} = fold(source);
  const places = words.flatMap((word) => {
    const found: (readonly [number, number])[] = [];
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const isBeginning = start === 0 || !/[\p{L}\p{N}]/u.test(text[start - 1] ?? "");
      if (isBeginning || word.length > 2)
        found.push([at[start] ?? 0, at[start + word.length] ?? source.length]);
    }
    return found;
  });
  return places.sort(([one], [other]) => one - other);
}

/** A part of the text that begins and ends between words. */
function windowAround(source: string, matchIndex: number): readonly [number, number] {
  const idealStart = Math.max(0, matchIndex - BEFORE);
  const space = source.indexOf(" ", idealStart);
  const from =
    idealStart === 0 || space < 0 || space > matchIndex ? Math.min(idealStart, matchIndex) : space + 1;
  const last = source.lastIndexOf(" ", from + LENGTH);
  const to = source.length <= from + LENGTH ? source.length : last > matchIndex ? last : from + LENGTH;
  return [from, to];
}
