import {ContentConflict} from "../../core/content/content-api.ts";
import type {Staff} from "../../core/content/staff.ts";
import {defaultAnnouncedOn} from "./conditions/date-conditions.ts";
import {sealConditions} from "./conditions/move-conditions.ts";
import {type LegalCase, type LegalDeps, listApprovedOverlays, openCase} from "./legal-case.ts";
import {notarise} from "./notarise.ts";
import {requireNone, sealChanged} from "./refusals.ts";
import {requireRight} from "./rights.ts";
import {sealMutations} from "./seal-mutations.ts";

export interface SealRequest {
  readonly version: string;
  readonly expectedSeal: string;
  readonly announcedOn: string | null;
  readonly shortNoticeReason: string | null;
}

/**
 * Publishes and seals an approved version, then records it. The content comes first: should the process end between
 * the two, the same request again, or the next start, adds the record of what is public by then.
 */
export async function sealVersion(deps: LegalDeps, staff: Staff, request: SealRequest): Promise<void> {
  requireRight(staff, "publish");
  const found = await openCase(deps, request.version);
  if (request.expectedSeal !== found.dossier.seal) throw sealChanged();
  if (!found.dossier.version.sealed) await publishSealed(deps, staff, request, found);
  await notarise(deps, request.version);
}

async function publishSealed(deps: LegalDeps, staff: Staff, request: SealRequest, found: LegalCase) {
  const {dossier, status, now} = found;
  const {shortNoticeReason} = request;
  const announcedOn = request.announcedOn ?? defaultAnnouncedOn(dossier, now);
  const approvedOverlays = await listApprovedOverlays(deps, dossier);
  const announcing = {announcedOn, shortNoticeReason};
  requireNone(sealConditions({dossier, status, announcing, approvedOverlays, now}));
  const {approvals} = status;
  const note = shortNoticeReason && `Shorter notice: ${shortNoticeReason}`;
  const mutations = await sealMutations({dossier, approvals, announcedOn, by: staff.id, at: now, note});
  await deps.content.commit(mutations).catch((error: unknown) => {
    throw error instanceof ContentConflict ? sealChanged(error) : error;
  });
}
