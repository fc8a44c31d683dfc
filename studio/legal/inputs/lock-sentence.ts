import type {VersionState} from "../rules/version-state.ts";

/** Why words cannot be typed, and what to do; null while they can. */
export function lockSentence(state: VersionState): string | null {
  return SENTENCES[state];
}

const SEALED =
  "These words are sealed and never change. To correct or change them, use “New version from this” at the bottom.";

const SENTENCES: Readonly<Record<VersionState, string | null>> = {
  draft: null,
  inReview:
    "In review: the words are locked while two people read them. “Return to draft” unlocks them; approvals given by then no longer count.",
  approved:
    "Approved: the words are locked until they are announced and sealed. “Return to draft” unlocks them; the approvals no longer count then.",
  announced: SEALED,
  inForce: SEALED,
  superseded: SEALED,
  withdrawnBeforeEffect: SEALED,
};
