import type {Mutation} from "@sanity/client";
import {ContentConflict} from "../../core/content/content-api.ts";
import type {Staff} from "../../core/content/staff.ts";
import {reviewConditions} from "./conditions/move-conditions.ts";
import type {Dossier} from "./dossier.ts";
import {type LegalDeps, openCase} from "./legal-case.ts";
import {eventEntry} from "./legal-events.ts";
import {requireNone, sealChanged} from "./refusals.ts";
import {requireLegalStaff, requireRight} from "./rights.ts";
import {patchVersion} from "./version-patch.ts";

/** Begins the review of the words as they are now. Approvals of a review before do not count for it. */
export async function sendToReview(deps: LegalDeps, staff: Staff, id: string): Promise<void> {
  requireRight(staff, "write");
  const found = await openCase(deps, id);
  requireNone(found.status.state === "draft" ? [] : ["Only a draft can be sent to review."]);
  const isAligned = await alignTexts(deps, found.dossier);
  const {dossier, now} = isAligned ? found : await openCase(deps, id);
  requireNone(reviewConditions(dossier));
  const {version} = dossier.stored;
  await deps.content
    .commit(
      patchVersion({
        id: version._id,
        ifRevisionID: version._rev,
        set: {state: "inReview", seal: dossier.seal, approvals: []},
        log: {event: "sentToReview", by: staff.id, at: now},
      }),
    )
    .catch(refuseConflict);
  await deps.notary.append([eventEntry({event: "review", ...moveEvent(dossier, staff, null)})]);
}

/** Ends a review without a result: the words may be edited again, and its approvals no longer count. */
export async function returnToDraft(
  deps: LegalDeps,
  staff: Staff,
  id: string,
  reason: string,
): Promise<void> {
  requireLegalStaff(staff);
  const {dossier, status, now} = await openCase(deps, id);
  const isReviewed = status.state === "inReview" || status.state === "approved";
  requireNone(isReviewed || status.changedSinceReview ? [] : ["Only a version in review can be returned."]);
  await deps.notary.append([eventEntry({event: "return", ...moveEvent(dossier, staff, reason)})]);
  await deps.content.commit(
    patchVersion({
      id: dossier.stored.version._id,
      set: {state: "draft", approvals: []},
      log: {event: "returned", by: staff.id, at: now, note: reason},
    }),
  );
}

export function moveEvent({id, seal, facts}: Dossier, staff: Staff, note: string | null) {
  return {version: id, by: staff.id, role: null, seal, facts, note};
}

/**
 * Aligns kind, scope and first day of the texts with the version, which is where authors change them. True when a text
 * changed.
 */
async function alignTexts({content}: LegalDeps, {version, stored}: Dossier): Promise<boolean> {
  const {kind, scope, effectiveFrom} = version;
  const mutations = stored.texts.flatMap((text): Mutation[] => {
    const isSame = text.kind === kind && text.scope === scope && text.effectiveFrom === effectiveFrom;
    if (isSame) return [];
    return [{patch: {id: text._id, ifRevisionID: text._rev, set: {kind, scope, effectiveFrom}}}];
  });
  if (mutations.length > 0) await content.commit(mutations).catch(refuseConflict);
  return mutations.length === 0;
}

function refuseConflict(error: unknown): never {
  if (error instanceof ContentConflict) throw sealChanged(error);
  throw error;
}
