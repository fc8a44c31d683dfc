import {dayInZone} from "@gradus/schemas/zoned-time";
import type {LegalState} from "../../contract/legal.ts";
import {latestDay} from "./calendar.ts";
import type {Dossier} from "./dossier.ts";
import type {RecordedEvent} from "./legal-events.ts";

export interface Approval {
  readonly by: string;
  readonly role: "reviewer" | "publisher";
  readonly at: string;
  readonly comment: string | null;
}

/** Where a version stands, computed from the record, the present words and the date. */
export interface VersionStatus {
  readonly state: LegalState;
  /** Approvals of exactly the current text by people who wrote none of it, one per person. */
  readonly approvals: readonly Approval[];
  /** The review that is going on. Null when there is none, or the words changed since. */
  readonly review: RecordedEvent | null;
  readonly changedSinceReview: boolean;
  /** Who wants the announced version withdrawn, until someone else confirms it. */
  readonly wish: RecordedEvent | null;
}

const APPROVALS_NEEDED = 2;

export function versionStatusOf(
  dossier: Dossier,
  events: readonly RecordedEvent[],
  now: Date,
): VersionStatus {
  if (dossier.version.sealed) return sealedStatus(dossier, events, now);
  const round = events.slice(
    Math.max(
      0,
      events.findLastIndex(({event}) => event === "review" || event === "return"),
    ),
  );
  const [begin] = round;
  const isReviewed = begin?.event === "review";
  const changedSinceReview = isReviewed && !isAboutPresentWords(begin, dossier);
  const review = isReviewed && !changedSinceReview ? begin : null;
  const approvals = review ? countApprovals(round, dossier) : [];
  return {state: openState(review, approvals), approvals, review, changedSinceReview, wish: null};
}

function openState(review: RecordedEvent | null, approvals: readonly Approval[]): LegalState {
  if (!review) return "draft";
  return approvalProblem(approvals) === null ? "approved" : "inReview";
}

/** What the approvals lack, in words; null when they suffice. */
export function approvalProblem(approvals: readonly Approval[]): string | null {
  const count = approvals.length;
  if (count < APPROVALS_NEEDED) {
    const soFar = count === 0 ? "nobody has" : "one person has";
    return `Two people who wrote none of these words must approve them; ${soFar} so far.`;
  }
  if (approvals.some(({role}) => role === "publisher")) return null;
  return "At least one of the people who approve must be a legal publisher.";
}

function countApprovals(round: readonly RecordedEvent[], dossier: Dossier): Approval[] {
  const counting = round.filter(
    (event) =>
      event.event === "approve" && isAboutPresentWords(event, dossier) && !dossier.writers.has(event.by),
  );
  const byPerson = new Map(counting.map((event) => [event.by, event]));
  return [...byPerson.values()].map(({by, role, at, note}) => ({
    by,
    role: role ?? "reviewer",
    at,
    comment: note,
  }));
}

function isAboutPresentWords({seal, facts}: RecordedEvent, dossier: Dossier) {
  return seal === dossier.seal && facts === dossier.facts;
}

function sealedStatus(dossier: Dossier, events: readonly RecordedEvent[], now: Date): VersionStatus {
  const {version} = dossier;
  const approvals = version.approvals.map(({by, role, at}) => ({
    by,
    role: role === "publisher" ? ("publisher" as const) : ("reviewer" as const),
    at,
    comment: events.findLast((event) => event.event === "approve" && event.by === by)?.note ?? null,
  }));
  const state = sealedState(dossier, now);
  const withdrawalRequest =
    state === "announced" ? events.findLast(({event}) => event === "wishWithdrawal") : undefined;
  return {state, approvals, review: null, changedSinceReview: false, wish: withdrawalRequest ?? null};
}

function sealedState({version, siblings, regions}: Dossier, now: Date): LegalState {
  if (version.state === "withdrawnBeforeEffect") return "withdrawnBeforeEffect";
  const today = farthestDay(regions, now);
  if (version.effectiveFrom > today) return "announced";
  const isReplaced = siblings.some(
    ({scope, sealed, state, effectiveFrom}) =>
      scope === version.scope &&
      sealed &&
      state !== "withdrawnBeforeEffect" &&
      effectiveFrom > version.effectiveFrom &&
      effectiveFrom <= today,
  );
  return isReplaced ? "superseded" : "inForce";
}

/** The day it is where the sun rises first: from then on something has begun somewhere. */
export function farthestDay(regions: Dossier["regions"], now: Date): string {
  return latestDay(regions.map(({timeZone}) => dayInZone(now, timeZone)));
}
