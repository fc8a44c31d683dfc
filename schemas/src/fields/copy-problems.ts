import {listTokens, measuredLength, tokenProblems} from "../tokens.ts";
import {isRecord} from "./is-record.ts";

export interface CopyLimits {
  /** Longest text in characters, tokens counted as eight. */
  readonly max?: number;
  /** A claim that expires would leave a hole in a heading. */
  readonly isHeading?: boolean;
}

const TYPED_PRICE = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|USD|CHF)/;
// "in {region}" reads wrong for "United States" or "Schweiz", which need an article.
const REGION_AFTER_PREPOSITION = /\b(?:in|to|from|mit|von|nach|für) \{region\}/;

/** What an editor should change in a text before it can be published, in words. */
export function copyProblems(text: string, {max, isHeading = false}: CopyLimits = {}): string[] {
  const problems = tokenProblems(text);
  const length = measuredLength(text);
  if (max !== undefined && length > max) problems.push(`${max} characters is the limit; this is ${length}.`);
  const price = TYPED_PRICE.exec(text);
  if (price) problems.push(`Write prices as tokens, for example {price:pod}. Found: ${price[0].trim()}.`);
  if (REGION_AFTER_PREPOSITION.test(text)) {
    problems.push(
      'Put {region} in brackets, as in "your region ({region})": some region names need an article.',
    );
  }
  if (isHeading && listTokens(text).some((token) => token.name === "claim")) {
    problems.push("This heading holds a claim that will end one day; move it into a claim section.");
  }
  return problems;
}

/** The same for Portable Text: all spans joined count against the limit. */
export function bodyProblems(blocks: readonly unknown[], limits: CopyLimits = {}): string[] {
  return copyProblems(plainText(blocks), limits);
}

export function plainText(blocks: readonly unknown[]): string {
  return blocks.map(blockText).join(" ");
}

function blockText(block: unknown): string {
  if (!isRecord(block) || !Array.isArray(block.children)) return "";
  return block.children
    .map((child: unknown) => (isRecord(child) && typeof child.text === "string" ? child.text : ""))
    .join("");
}
