import {ContentConflict} from "../../core/content/content-api.ts";
import type {Staff} from "../../core/content/staff.ts";
import {announcementId} from "./announcement.ts";
import {overlaysOf} from "./conditions/coverage-conditions.ts";
import {type LegalCase, type LegalDeps, openCase} from "./legal-case.ts";
import {eventEntry} from "./legal-events.ts";
import {requireNone, sealChanged} from "./refusals.ts";
import {moveEvent} from "./review-version.ts";
import {requireRight} from "./rights.ts";
import {patchVersion} from "./version-patch.ts";
import {nameScope} from "./words.ts";

/** Withdraws an announced version before it applies. The first person requests it, a second one confirms it. */
export async function withdrawVersion(
  deps: LegalDeps,
  staff: Staff,
  id: string,
  reason: string,
): Promise<void> {
  requireRight(staff, "approve");
  const found = await openCase(deps, id);
  requireNone(conditions(found, staff.id));
  const isConfirmed = found.status.wish !== null;
  const event = isConfirmed ? ("withdraw" as const) : ("wishWithdrawal" as const);
  // The record first: it holds who requested this even if the content could not be changed, and a retry completes it.
  await deps.notary.append([eventEntry({...moveEvent(found.dossier, staff, reason), event})]);
  await deps.content.commit(changes(found, staff, reason, isConfirmed)).catch((error: unknown) => {
    throw error instanceof ContentConflict ? sealChanged(error) : error;
  });
}

function conditions({dossier, status}: LegalCase, person: string): string[] {
  if (status.state !== "announced") {
    return ["Only an announced version can be withdrawn, before the day it takes effect anywhere."];
  }
  const dependents = overlaysOf(dossier).filter(({sealed}) => sealed);
  return [
    ...(status.wish?.by === person
      ? ["You asked for this version to be withdrawn. A second person must confirm it."]
      : []),
    ...dependents.map(({label, scope}) => {
      return `Version ${label} for “${nameScope(scope)}” builds on this one. Withdraw that one first.`;
    }),
  ];
}

function changes({dossier, now}: LegalCase, staff: Staff, note: string, isConfirmed: boolean) {
  const {_id: id, _rev: ifRevisionID} = dossier.stored.version;
  const by = {by: staff.id, at: now, note};
  if (!isConfirmed) return patchVersion({id, ifRevisionID, set: {}, log: {event: "withdrawalWished", ...by}});
  const set = {state: "withdrawnBeforeEffect"};
  return [
    ...patchVersion({id, ifRevisionID, set, log: {event: "withdrawn", ...by}}),
    {delete: {id: announcementId(dossier)}},
  ];
}
