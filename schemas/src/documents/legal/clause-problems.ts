import {plainText} from "../../fields/copy-problems.ts";
import {isRecord} from "../../fields/is-record.ts";
import {CLAUSE_TOKENS, listTokens} from "../../tokens.ts";

const SUMMARY_WORDS = 80;

/** Only two tokens can be frozen into sealed words. */
export function clauseBodyProblems(blocks: readonly unknown[]): string[] {
  const others = listTokens(plainText(blocks)).filter(
    ({name}) => !CLAUSE_TOKENS.some((allowed) => allowed === name),
  );
  return others.map(
    ({source}) => `${source} cannot stand in a clause. Only {provider} and {supportEmail} can.`,
  );
}

export function summaryProblems(blocks: readonly unknown[]): string[] {
  const text = plainText(blocks);
  const words = text.split(/\s+/).filter(Boolean).length;
  const problems = listTokens(text).map(({source}) => `A summary has no tokens. Write out ${source}.`);
  if (words > SUMMARY_WORDS) problems.push(`${SUMMARY_WORDS} words is the limit; this is ${words}.`);
  return problems;
}

/** Anchors are part of URLs: each must identify one clause of a text, now and in links made years ago. */
export function anchorProblems(clauses: readonly unknown[]): string[] {
  const seen = new Set<string>();
  const names = clauses.filter(isRecord).flatMap(({anchor, aliases}) => {
    return [anchor, ...(Array.isArray(aliases) ? aliases : [])].filter((name) => typeof name === "string");
  });
  const twice = names.filter((name) => seen.has(name) || !seen.add(name));
  return [...new Set(twice)].map(
    (name) => `Two clauses answer to "${name}". Give one of them another anchor.`,
  );
}

export function overrideProblems(overrides: readonly unknown[], baseAnchors: readonly string[]): string[] {
  const known = new Set(baseAnchors);
  const missing = (anchor: unknown) =>
    `The base has no clause "${anchor}". It has: ${[...known].join(", ")}.`;
  return overrides.filter(isRecord).flatMap(({mode, anchor, after}) => {
    if (mode !== "add") return known.has(String(anchor)) ? [] : [missing(anchor)];
    if (known.has(String(anchor))) {
      return [`The base already has a clause "${anchor}". Choose Replace, or another anchor.`];
    }
    const problem = after && !known.has(String(after)) ? [missing(after)] : [];
    known.add(String(anchor));
    return problem;
  });
}
