import type {ContentSnapshot} from "../content-snapshot.ts";
import {type AttentionItem, type AttentionRule, CONSEQUENCES, type Consequence} from "./attention-item.ts";
import {gapsInLanguages, orphanPages, staleTranslations} from "./behind.ts";
import {
  claimsThatEnd,
  claimsWithoutEvidence,
  lawThatChanges,
  notesThatChange,
  providersWithoutData,
  shareLinksThatEnd,
} from "./coming.ts";
import {
  addressesTwice,
  deadLinks,
  picturesWithoutWords,
  redirectsThatFail,
  tokensWithoutValue,
} from "./wrong-content.ts";
import {overlaysWithoutBase, requiredLanguagesMissing, textsThatDiffer} from "./wrong-law.ts";

const rule = (consequence: Consequence, find: AttentionRule["find"]): AttentionRule => ({consequence, find});

/** What the inbox looks for. Nothing is ever stored: a line is gone once its cause is. */
const RULES: readonly AttentionRule[] = [
  rule("wrong", textsThatDiffer),
  rule("wrong", overlaysWithoutBase),
  rule("wrong", deadLinks),
  rule("wrong", redirectsThatFail),
  rule("wrong", addressesTwice),
  rule("wrong", tokensWithoutValue),
  rule("wrong", picturesWithoutWords),
  rule("soon", lawThatChanges),
  rule("soon", claimsThatEnd),
  rule("soon", notesThatChange),
  rule("soon", shareLinksThatEnd),
  rule("soon", claimsWithoutEvidence),
  rule("soon", providersWithoutData),
  rule("behind", requiredLanguagesMissing),
  rule("behind", gapsInLanguages),
  rule("behind", staleTranslations),
  rule("behind", orphanPages),
];

export type AttentionList = Readonly<Record<Consequence, readonly AttentionItem[]>>;

/** Every item that needs attention, grouped by what happens if no action is taken. */
export function listAttention(snapshot: ContentSnapshot): AttentionList {
  const find = (consequence: Consequence) =>
    RULES.filter((candidate) => candidate.consequence === consequence).flatMap(({find}) => find(snapshot));
  return {wrong: find("wrong"), soon: find("soon"), behind: find("behind")};
}

export const countAttention = (list: AttentionList): number =>
  CONSEQUENCES.reduce((count, consequence) => count + list[consequence].length, 0);
