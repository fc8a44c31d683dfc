/** A text normalized for comparison, and for each of its characters the index in the original text. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

const SPELLED_OUT: Readonly<Record<string, string>> = {ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l"};

/** Without case and accents: "Größe" and "groesse" are not the same, "Grösse", "größe" and "grosse" are. */
export function fold(source: string): Folded {
  const letters: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const sign of source) {
    const lower = sign.toLowerCase();
    const plain = (SPELLED_OUT[lower] ?? lower).normalize("NFKD").replace(/\p{M}/gu, "");
    for (const letter of plain) {
      letters.push(letter);
      for (let unit = 0; unit < letter.length; unit++) at.push(index);
    }
    index += sign.length;
  }
  at.push(index);
  return {text: letters.join(""), at};
}
