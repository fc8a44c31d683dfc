import type {CustomValidatorResult} from "sanity";
import {closestWord} from "../closest-word.ts";
import {listTokens} from "../tokens.ts";
import {dayInWords} from "./day-in-words.ts";
import {isRecord} from "./is-record.ts";
import {type LookupContext, lookedUp, oncePerRun} from "./once-per-run.ts";

/** What decides whether a claim may be printed. */
export interface ClaimEntry {
  readonly id: string;
  readonly key: string;
  /** Last day, inclusive. */
  readonly validTo: string;
  readonly isWithdrawn: boolean;
}

interface ClaimCheck {
  readonly register: readonly ClaimEntry[];
  /** `2026-11-21` */
  readonly today: string;
  readonly isHeading?: boolean;
}

/** What is wrong with the claims a text prints, in words. */
export function claimProblems(text: string, {register, today, isHeading = false}: ClaimCheck): string[] {
  const keys = new Set(claimKeys(text));
  return [...keys].flatMap((key) => {
    const claim = register.find((entry) => entry.key === key);
    if (!claim) return [unknownClaim(key, register)];
    const ended = endedProblem(claim, today);
    if (ended) return [ended];
    return isHeading ? [headingProblem(claim)] : [];
  });
}

/** Why a claim may not be printed any more, or null. */
export function endedProblem({key, validTo, isWithdrawn}: ClaimEntry, today: string): string | null {
  if (isWithdrawn) return `The evidence of the claim "${key}" was withdrawn. Take the claim out.`;
  if (validTo >= today) return null;
  return `The claim "${key}" ended on ${dayInWords(validTo)}. Take it out, or have the claim renewed first.`;
}

function headingProblem({validTo}: ClaimEntry): string {
  return `This heading holds a claim that ends on ${dayInWords(validTo)}; move it into a claim section.`;
}

function unknownClaim(key: string, register: readonly ClaimEntry[]): string {
  const keys = register.map((entry) => entry.key);
  const close = closestWord(key, keys);
  const hint = close ? `Did you mean {claim:${close}}?` : `Known: ${keys.join(", ")}.`;
  return `{claim:${key}} is not in the claim register. ${hint}`;
}

const claimKeys = (text: string) =>
  listTokens(text).flatMap(({name, argument}) => (name === "claim" && argument ? [argument] : []));

const claimRegister = oncePerRun(
  `*[_type == "claim" && !(_id in path("versions.**")) && !(_id in path("drafts.**"))]{
    "id": _id, "key": key.current, validTo, "isWithdrawn": source.evidence == "withdrawn"
  }`,
  (rows) => (Array.isArray(rows) ? rows.filter(isClaimEntry) : []),
);

function isClaimEntry(row: unknown): row is ClaimEntry {
  return isRecord(row) && typeof row.key === "string" && typeof row.validTo === "string";
}

/** Checks the claims of a text against the register. A text without a claim causes no query. */
export function checkClaims(
  text: string,
  context: LookupContext,
  {isHeading = false} = {},
): true | Promise<CustomValidatorResult> {
  if (claimKeys(text).length === 0) return true;
  return lookedUp(async () => {
    const problems = claimProblems(text, {register: await claimRegister(context), today: today(), isHeading});
    return problems.join(" ") || null;
  });
}

/** Checks referenced claims: a section that prints one which has ended cannot be published. */
export function checkClaimReferences(ids: readonly string[], context: LookupContext) {
  return lookedUp(async () => {
    const register = await claimRegister(context);
    const used = register.filter(({id}) => ids.includes(id));
    return used.flatMap((claim) => endedProblem(claim, today()) ?? []).join(" ") || null;
  });
}

/** Claims end at midnight of each region; for a writer the day in Greenwich is near enough. */
const today = () => new Date().toISOString().slice(0, 10);
