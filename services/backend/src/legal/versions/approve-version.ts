import {createHash} from "node:crypto";
import type {Mutation} from "@sanity/client";
import type {Staff} from "../../core/content/staff.ts";
import {personalCondition, stateConditions} from "./conditions/move-conditions.ts";
import {type LegalCase, type LegalDeps, openCase} from "./legal-case.ts";
import {eventEntry, type LegalEvent, type RecordedEvent} from "./legal-events.ts";
import {requireNone, sealChanged} from "./refusals.ts";
import {moveEvent} from "./review-version.ts";
import {requireRight, rightsOf} from "./rights.ts";
import {approvalItems, patchVersion} from "./version-patch.ts";

export interface ApprovalRequest {
  readonly version: string;
  /** The words the person has read. */
  readonly seal: string;
  readonly comment: string | null;
}

/** One person's yes to exactly these words. The second that counts makes the version approved. */
export async function approveVersion(deps: LegalDeps, staff: Staff, request: ApprovalRequest): Promise<void> {
  requireRight(staff, "approve");
  const found = await openCase(deps, request.version);
  const {dossier, status, now} = found;
  if (request.seal !== dossier.seal) throw sealChanged();
  requireNone(conditions(found, staff.id));
  const role = rightsOf(staff).has("publish") ? ("publisher" as const) : ("reviewer" as const);
  const event = {...moveEvent(dossier, staff, request.comment), event: "approve" as const, role};
  // Written with the person's own token: the content service, too, prevents approvals in another person's name.
  await deps.content.commit([approvalDocument(event, status.review, now)], staff.token);
  await deps.notary.append([eventEntry(event)]);
  await showApproval(deps, event, now);
}

function conditions({dossier, status}: LegalCase, person: string): string[] {
  if (status.state === "approved") return ["This version has its approvals."];
  if (status.state !== "inReview") return stateConditions(status);
  return [personalCondition(dossier, status, person)].filter((condition) => condition !== null);
}

/** The same person, words and review give the same document, so that asking again after a failure adds nothing. */
function approvalDocument(
  event: Omit<LegalEvent, "type">,
  review: RecordedEvent | null,
  now: Date,
): Mutation {
  const name = [event.version, event.by, event.seal, review?.link].join("\n");
  const id = createHash("sha256").update(name).digest("hex").slice(0, 32);
  const {by, role, seal, note} = event;
  return {
    createIfNotExists: {
      _id: `legal-approval-${id}`,
      _type: "legalApproval",
      // Weak: the version may exist as a draft only.
      version: {_type: "reference", _ref: event.version, _weak: true},
      role,
      by,
      at: now.toISOString(),
      seal,
      ...(note && {comment: note}),
    },
  };
}

/** Copies the current state of the record to the version, for lists. */
async function showApproval(deps: LegalDeps, {version, by, note}: Omit<LegalEvent, "type">, now: Date) {
  const {dossier, status} = await openCase(deps, version);
  if (dossier.version.sealed) return;
  const approvals = approvalItems(status.approvals, dossier.seal);
  await deps.content.commit(
    patchVersion({
      id: dossier.stored.version._id,
      set: {state: status.state, approvals},
      log: {event: "approved", by, at: now, note},
    }),
  );
}
