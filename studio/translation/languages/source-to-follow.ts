import {isRecord} from "@gradus/schemas/fields/is-record";
import {sourceHash} from "@gradus/schemas/fingerprint";
import type {SanityDocument} from "sanity";
import type {DocumentPair} from "./page-group.ts";

export interface TranslationState {
  readonly sourceHash: string | null;
  readonly sourceRevision: string | null;
  /** An editor has compared both: texts that are the same in both languages are meant to be. */
  readonly isReviewed: boolean;
}

export function readTranslationState(
  document: Partial<SanityDocument> | null | undefined,
): TranslationState | null {
  const state = document?.translation;
  if (!isRecord(state)) return null;
  return {
    sourceHash: typeof state.sourceHash === "string" ? state.sourceHash : null,
    sourceRevision: typeof state.sourceRevision === "string" ? state.sourceRevision : null,
    isReviewed: state.reviewed === true,
  };
}

/** The words a translator should look at: those that were translated, where a draft still has them, else the public ones. */
export async function sourceToFollow({published, draft}: DocumentPair, memory: TranslationState | null) {
  if (draft && published && memory?.sourceHash === (await sourceHash(draft))) return draft;
  return published ?? draft;
}

/**
 * What a translation stores about the current state of its source. `reviewed`: whether an editor has compared the two.
 */
export async function translationStateOf(source: SanityDocument, reviewed: boolean) {
  return {
    _type: "translationState",
    source: {_type: "reference", _ref: source._id.replace(/^drafts\./, ""), _weak: true},
    sourceHash: await sourceHash(source),
    sourceRevision: source._rev,
    reviewed,
  };
}
