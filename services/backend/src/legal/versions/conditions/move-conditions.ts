import type {Dossier} from "../dossier.ts";
import {approvalProblem, type VersionStatus} from "../version-status.ts";
import {clauseConditions} from "./clause-conditions.ts";
import {baseConditions, coverageConditions} from "./coverage-conditions.ts";
import {type Announcement, dateConditions} from "./date-conditions.ts";
import {languageConditions} from "./language-conditions.ts";
import {overlayConditions} from "./overlay-conditions.ts";
import {summaryConditions} from "./summary-conditions.ts";
import {translationConditions} from "./translation-conditions.ts";
import {versionConditions} from "./version-conditions.ts";

/** All problems are returned at once, so that they are not found one by one. */
export function reviewConditions(dossier: Dossier): string[] {
  return [
    ...versionConditions(dossier),
    ...languageConditions(dossier),
    ...summaryConditions(dossier),
    ...clauseConditions(dossier),
    ...translationConditions(dossier),
    ...overlayConditions(dossier),
  ];
}

export interface SealInput {
  readonly dossier: Dossier;
  readonly status: VersionStatus;
  readonly announcing: Announcement;
  /** Ids of other scopes' versions on top of this one that are approved. */
  readonly approvedOverlays: ReadonlySet<string>;
  readonly now: Date;
}

export function sealConditions({dossier, status, announcing, approvedOverlays, now}: SealInput): string[] {
  return [
    ...stateConditions(status),
    ...reviewConditions(dossier),
    ...dateConditions(dossier, announcing, now),
    ...baseConditions(dossier),
    ...coverageConditions(dossier, approvedOverlays),
  ];
}

const CHANGED =
  "The version changed after its review began, so its approvals no longer count. Send it to review again.";

export function stateConditions({state, changedSinceReview, approvals}: VersionStatus): string[] {
  if (changedSinceReview) return [CHANGED];
  if (state === "draft") return ["The version was not sent to review yet."];
  return [approvalProblem(approvals)].filter((problem) => problem !== null);
}

/** Null when the person can approve. */
export function personalCondition(
  dossier: Dossier,
  {approvals}: VersionStatus,
  person: string,
): string | null {
  if (dossier.writers.has(person))
    return "You wrote some of these words. Two other people must approve them.";
  if (approvals.some(({by}) => by === person))
    return "You have approved these words. Another person must approve them too.";
  return null;
}
