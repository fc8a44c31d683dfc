import type {Region} from "@gradus/schemas/markets";
import {listTokens, parseTokens, suggestToken} from "@gradus/schemas/tokens";
import {resolveText, type TokenContext} from "@gradus/web/resolve-text";

export interface ResolvedText {
  readonly regions: readonly Region[];
  /** Null: a token has no value there, so the text is left out. */
  readonly text: string | null;
  /** The tokens without a value. */
  readonly missing: readonly string[];
}

/** The sentence in every market, markets that read the same together. */
export function resolveTexts(text: string, markets: readonly TokenContext[]): ResolvedText[] {
  const found = new Map<string, {regions: Region[]; text: string | null; missing: readonly string[]}>();
  for (const context of markets) {
    const resolved = resolveText(text, context);
    const missing = resolved === null ? missingTokens(text, context) : [];
    const key = resolved ?? `\0${missing.join()}`;
    const group = found.get(key);
    if (group) group.regions.push(context.market.region);
    else found.set(key, {regions: [context.market.region], text: resolved, missing});
  }
  return [...found.values()];
}

function missingTokens(text: string, context: TokenContext): string[] {
  const sources = listTokens(text).map(({source}) => source);
  return [...new Set(sources)].filter((source) => resolveText(source, context) === null);
}

export function findMisspelt(text: string): {readonly source: string; readonly suggestion: string | null}[] {
  return parseTokens(text).flatMap((part) =>
    part.kind === "unknown" ? [{source: part.source, suggestion: suggestToken(part.source)}] : [],
  );
}

export const containsBraces = (text: string) => /[{}]/.test(text);
