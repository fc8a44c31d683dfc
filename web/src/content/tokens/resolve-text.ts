import {type Part, parseTokens} from "@gradus/schemas/tokens";
import {stegaClean} from "@sanity/client/stega";
import {type TokenContext, tokenValue} from "./token-value";

export type {TokenContext} from "./token-value";

/** Nothing, or the end of a sentence, and perhaps an opening mark: what follows begins a sentence. */
const BEFORE_SENTENCE = /(?:^|[.!?…]["”»’)]*\s+)["“„«‹¿¡(]*\s*$/u;

/**
 * The text with every token replaced, or null when one of them has no value: half a sentence is never shown.
 * `before` is what the reader has already read of the same paragraph.
 */
export function resolveText(text: string, context: TokenContext, before = ""): string | null {
  const cleaned = stegaClean(text);
  let read = stegaClean(before);
  let resolved = "";
  for (const part of parseTokens(cleaned)) {
    const value = partValue(part, context, BEFORE_SENTENCE.test(read));
    if (value === null) return null;
    resolved += value;
    read += value;
  }
  // An editor's invisible marks describe the whole string, so they follow it as a whole.
  return resolved + text.slice(cleaned.length);
}

function partValue(part: Part, context: TokenContext, startsSentence: boolean): string | null {
  // A value's own marks would end up inside the string, where they lead nowhere.
  if (part.kind === "token") return stegaClean(tokenValue(part, context, startsSentence));
  return part.kind === "text" ? part.text : part.source;
}
