import {isRecord} from "@gradus/schemas/fields/is-record";
import {parseTokens} from "@gradus/schemas/tokens";

/** Position of a token's braces in formatted text. */
export interface TokenRange {
  readonly block: string;
  readonly span: string;
  readonly from: number;
  readonly to: number;
  readonly isKnown: boolean;
}

export function tokenRanges(blocks: readonly unknown[]): TokenRange[] {
  return blocks.flatMap((block) => {
    if (!isRecord(block) || typeof block._key !== "string" || !Array.isArray(block.children)) return [];
    const key = block._key;
    return block.children.flatMap((span: unknown) => spanRanges(key, span));
  });
}

function spanRanges(block: string, span: unknown): TokenRange[] {
  if (!isRecord(span) || typeof span._key !== "string" || typeof span.text !== "string") return [];
  const key = span._key;
  let at = 0;
  return parseTokens(span.text).flatMap((part) => {
    const from = at;
    at += part.kind === "text" ? part.text.length : part.source.length;
    return part.kind === "text" ? [] : [{block, span: key, from, to: at, isKnown: part.kind === "token"}];
  });
}
