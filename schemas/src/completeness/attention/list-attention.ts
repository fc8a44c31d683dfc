import type {ContentSnapshot} from "../content-snapshot.ts";
import {type AttentionItem, type AttentionRule, CONSEQUENCES, type Consequence} from "./attention-item.ts";
import {
  deadLinks,
  duplicateAddresses,
  failingRedirects,
  picturesWithoutAltText,
  tokensWithoutValue,
} from "./content-errors.ts";
import {languageGaps, orphanPages, staleTranslations} from "./content-gaps.ts";
import {alteredSealedTexts, missingRequiredLanguages, overlaysWithoutBase} from "./legal-errors.ts";
import {
  changingNotes,
  claimsWithoutEvidence,
  expiringClaims,
  expiringShareLinks,
  providersWithoutData,
  upcomingLegalVersions,
} from "./upcoming-changes.ts";

const rule = (consequence: Consequence, find: AttentionRule["find"]): AttentionRule => ({consequence, find});

/** What the inbox looks for. Nothing is ever stored: a line is gone once its cause is. */
const RULES: readonly AttentionRule[] = [
  rule("wrong", alteredSealedTexts),
  rule("wrong", overlaysWithoutBase),
  rule("wrong", deadLinks),
  rule("wrong", failingRedirects),
  rule("wrong", duplicateAddresses),
  rule("wrong", tokensWithoutValue),
  rule("wrong", picturesWithoutAltText),
  rule("soon", upcomingLegalVersions),
  rule("soon", expiringClaims),
  rule("soon", changingNotes),
  rule("soon", expiringShareLinks),
  rule("soon", claimsWithoutEvidence),
  rule("soon", providersWithoutData),
  rule("behind", missingRequiredLanguages),
  rule("behind", languageGaps),
  rule("behind", staleTranslations),
  rule("behind", orphanPages),
];

export type AttentionList = Readonly<Record<Consequence, readonly AttentionItem[]>>;

export function listAttention(snapshot: ContentSnapshot): AttentionList {
  const find = (consequence: Consequence) =>
    RULES.filter((candidate) => candidate.consequence === consequence).flatMap(({find}) => find(snapshot));
  return {wrong: find("wrong"), soon: find("soon"), behind: find("behind")};
}

export const countAttention = (list: AttentionList): number =>
  CONSEQUENCES.reduce((count, consequence) => count + list[consequence].length, 0);
