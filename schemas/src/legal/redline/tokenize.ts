import {canonicalJson} from "../../fingerprint.ts";
import type {Mark, TextBlock} from "./types.ts";

export interface Token {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Equal keys mean equal words that carry the same. */
  readonly key: string;
  readonly isWord: boolean;
}

export function tokenize(block: TextBlock, segmenter: Intl.Segmenter): Token[] {
  return passages(block).flatMap(({text, marks, signature}) =>
    Array.from(segmenter.segment(text), ({segment, isWordLike}) => ({
      text: segment,
      marks,
      key: `${normalized(segment)}${signature}`,
      isWord: isWordLike ?? false,
    })),
  );
}

interface Passage {
  text: string;
  readonly marks: readonly Mark[];
  readonly signature: string;
}

/** Neighbouring spans that carry the same count as one, so that a word is never cut without a reason. */
function passages({children, markDefs}: TextBlock): Passage[] {
  const found: Passage[] = [];
  for (const span of children ?? []) {
    const marks = (span.marks ?? []).map((mark) => resolveMark(mark, markDefs ?? []));
    const signature = marks.length === 0 ? "" : `\0${marks.map((mark) => canonicalJson(mark)).sort()}`;
    const last = found.at(-1);
    if (last?.signature === signature) last.text += span.text ?? "";
    else found.push({text: span.text ?? "", marks, signature});
  }
  return found;
}

/** A mark is the key of a definition beside the text, or itself the name of an emphasis. */
function resolveMark(mark: string, definitions: readonly Mark[]): Mark {
  const definition = definitions.find(({_key}) => _key === mark);
  if (!definition) return {_type: mark};
  const {_key: _unused, ...meaning} = definition;
  return meaning;
}

/** Two ways to write the same characters, and kinds of space, are no change of the words. */
function normalized(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ");
}
