import type {DirectoryWords} from "./directory-words";

interface Props {
  readonly reasons: readonly string[];
  readonly words: DirectoryWords;
}

/** What of the search speaks for a coach. */
export function Fits({reasons, words}: Props) {
  if (reasons.length === 0) return null;
  return <p className="text-ui mt-3 text-success">{`${words.fits}: ${reasons.join(", ")}`}</p>;
}
