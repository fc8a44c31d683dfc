import {stegaClean} from "@sanity/client/stega";

const NUMBER = /\d[\d.,\u00a0\u202f]*\d|\d/;

/** Splits a phrase at its first number: "in over 100 countries" → ["in over ", "100", " countries"]. */
export function splitAtNumber(phrase: string): readonly [string, string | null, string] {
  const found = NUMBER.exec(stegaClean(phrase));
  if (!found) return [phrase, null, ""];
  const end = found.index + found[0].length;
  return [phrase.slice(0, found.index), found[0], phrase.slice(end)];
}

interface Props {
  readonly phrase: string;
  /** Looks of the words around the number and of the number itself. */
  readonly words: string;
  readonly number: string;
}

export function HighlightedNumber({phrase, words, number}: Props) {
  const [before, value, after] = splitAtNumber(phrase);
  if (value === null) return <span className={words}>{phrase}</span>;
  return (
    <>
      {before.trim() && <span className={words}>{before}</span>}
      <span className={number}>{value}</span>
      <span className={words}>{after}</span>
    </>
  );
}
