/** A brace that was opened and not closed yet, in front of the caret. */
export interface OpenBrace {
  readonly from: number;
  /** What stands between the brace and the caret. */
  readonly typed: string;
}

// Names, arguments and words of a value; a longer text is no search any more.
const OPEN = /\{([^{}\n]{0,40})$/;

/** The brace that is being filled in at the end of a text, or null. */
export function openBrace(textBefore: string): OpenBrace | null {
  const match = OPEN.exec(textBefore);
  return match ? {from: match.index, typed: match[1] ?? ""} : null;
}

/** A text and where its caret stands. */
export interface Writing {
  readonly text: string;
  readonly caret: number;
}

/** Puts a token in place of `from` to `to`. */
export function replaceRange(text: string, from: number, to: number, token: string): Writing {
  return {text: text.slice(0, from) + token + text.slice(to), caret: from + token.length};
}
