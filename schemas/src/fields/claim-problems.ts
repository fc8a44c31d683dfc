import type {CustomValidatorResult} from "sanity";
import {closestWord} from "../closest-word.ts";
import {isoDay} from "../days.ts";
import {listTokens} from "../tokens.ts";
import {dayInWords} from "./day-in-words.ts";
import {isRecord} from "./is-record.ts";
import {type LookupContext, queryOncePerRun, runLookup} from "./query-once-per-run.ts";

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

export function claimProblems(text: string, {register, today, isHeading = false}: ClaimCheck): string[] {
  const keys = new Set(claimKeys(text));
  return [...keys].flatMap((key) => {
    const claim = register.find((entry) => entry.key === key);
    if (!claim) return [unknownClaim(key, register)];
    const ended = endedClaimProblem(claim, today);
    if (ended) return [ended];
    return isHeading ? [headingProblem(claim)] : [];
  });
}

function endedClaimProblem({key, validTo, isWithdrawn}: ClaimEntry, today: string): string | null {
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

const claimRegister = queryOncePerRun(
  `*[_type == "claim" && !(_id in path("versions.**")) && !(_id in path("drafts.**"))]{
    "id": _id, "key": key.current, validTo, "isWithdrawn": source.evidence == "withdrawn"
  }`,
  (rows) => (Array.isArray(rows) ? rows.filter(isClaimEntry) : []),
);

function isClaimEntry(row: unknown): row is ClaimEntry {
  return isRecord(row) && typeof row.key === "string" && typeof row.validTo === "string";
}

/** A text without a claim causes no query. */
export function checkClaims(
  text: string,
  context: LookupContext,
  {isHeading = false} = {},
): true | Promise<CustomValidatorResult> {
  if (claimKeys(text).length === 0) return true;
  return runLookup(async () => {
    const problems = claimProblems(text, {register: await claimRegister(context), today: today(), isHeading});
    return problems.join(" ") || null;
  });
}

/** A section that prints a claim which has ended cannot be published. */
export function checkClaimReferences(ids: readonly string[], context: LookupContext) {
  return runLookup(async () => {
    const register = await claimRegister(context);
    const used = register.filter(({id}) => ids.includes(id));
    return used.flatMap((claim) => endedClaimProblem(claim, today()) ?? []).join(" ") || null;
  });
}

/** Claims end at midnight of each region; for a writer the day in Greenwich is near enough. */
const today = () => isoDay(new Date());
