export interface OpenBrace {
  readonly from: number;
  /** What stands between the brace and the caret. */
  readonly typed: string;
}

// Names, arguments and words of a value; a longer text is no search any more.
const OPEN = /\{([^{}\n]{0,40})$/;

export function findOpenBrace(textBefore: string): OpenBrace | null {
  const match = OPEN.exec(textBefore);
  return match ? {from: match.index, typed: match[1] ?? ""} : null;
}

export interface TextWithCaret {
  readonly text: string;
  readonly caret: number;
}

export function replaceRange(text: string, from: number, to: number, token: string): TextWithCaret {
  return {text: text.slice(0, from) + token + text.slice(to), caret: from + token.length};
}
