import {measuredLength, tokenProblems} from "../tokens.ts";
import {isRecord} from "./is-record.ts";

export interface CopyLimits {
  /** Longest text in characters, tokens counted as eight. */
  readonly max?: number;
  /** A claim that expires would leave a hole in a heading. */
  readonly isHeading?: boolean;
}

interface TypedFactRule {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly advice: string;
}

const CURRENCY = "USD|EUR|GBP|CHF|CAD|AUD|euros?|dollars?|dólares|francs?|franken|francos|pounds?";
/** Facts that vary by region and day. Typed as plain text they would eventually be wrong for some region or day. */
const TYPED_FACTS: readonly TypedFactRule[] = [
  {
    pattern: new RegExp(
      `[$€£]\\s?\\d[\\d.,]*|\\b(?:USD|EUR|GBP|CHF|CAD|AUD)\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[€£$]|(?:${CURRENCY})\\b)`,
      "iu",
    ),
    advice: "Write prices as tokens, for example {price:pod}.",
  },
  {
    pattern:
      /\b(?:save|spare|économisez|ahorra)\s+\d+\s?(?:%|percent|prozent)|\b\d+\s?(?:%|percent)\s+(?:off|rabatt|de réduction|de descuento)/iu,
    advice: "Write savings as tokens, for example {saving:pod-only}.",
  },
  {
    pattern:
      /\b(?:incl(?:\.|uding)|excl(?:\.|uding)|inkl\.|zzgl\.|plus)\s+(?:vat|gst|tax|mwst)|\bIVA incluido|\bTVA comprise/iu,
    advice: "Leave out the tax wording: it comes with the price of each region.",
  },
];
// "in {region}" reads wrong for "United States" or "Schweiz", which need an article.
const REGION_AFTER_PREPOSITION = /\b(?:in|to|from|mit|von|nach|für|en|à|de|para) \{region\}/;

export function copyProblems(text: string, {max}: CopyLimits = {}): string[] {
  const problems = tokenProblems(text);
  const length = measuredLength(text);
  if (max !== undefined && length > max) problems.push(`${max} characters is the limit; this is ${length}.`);
  for (const {pattern, advice} of TYPED_FACTS) {
    const typed = pattern.exec(text);
    if (typed) problems.push(`${advice} Found: ${typed[0].trim()}.`);
  }
  if (REGION_AFTER_PREPOSITION.test(text)) {
    problems.push(
      'Put {region} in brackets, as in "your region ({region})": some region names need an article.',
    );
  }
  return problems;
}

/** Longest paragraph that may go as a whole when its claim ends. */
const CLAIM_PARAGRAPH_MAX = 140;

/** The same for Portable Text: all spans joined count against the limit. */
export function bodyProblems(blocks: readonly unknown[], limits: CopyLimits = {}): string[] {
  const isCrowded = blocks.some((block) => {
    const text = plainText([block]);
    return text.includes("{claim:") && text.length > CLAIM_PARAGRAPH_MAX;
  });
  const crowded = "Give the claim a short paragraph of its own: when it ends, its whole paragraph goes.";
  return [...copyProblems(plainText(blocks), limits), ...(isCrowded ? [crowded] : [])];
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
