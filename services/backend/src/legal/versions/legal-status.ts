import type {LegalMove, LegalStatus} from "../../contract/legal.ts";
import type {Staff} from "../../core/content/staff.ts";
import {defaultAnnouncedOn} from "./conditions/date-conditions.ts";
import {personalCondition, reviewConditions, sealConditions} from "./conditions/move-conditions.ts";
import {type LegalCase, type LegalDeps, listApprovedOverlays, openCase} from "./legal-case.ts";
import {type Right, rightsOf} from "./rights.ts";
import {approvalProblem} from "./version-status.ts";

/** Where a version stands, what this person may do with it, and what stops the next step. */
export async function getLegalStatus(deps: LegalDeps, staff: Staff, id: string): Promise<LegalStatus> {
  const {dossier, ...rest} = await openCase(deps, id);
  const {state, approvals} = rest.standing;
  const rights = rightsOf(staff);
  return {
    version: id,
    state,
    seal: dossier.seal,
    approvals: [...approvals],
    conditions: await nextConditions(deps, {dossier, ...rest}, staff.id, rights),
    moves: nextMoves({dossier, ...rest}, staff.id, rights),
  };
}

async function nextConditions(
  deps: LegalDeps,
  {dossier, standing, now}: LegalCase,
  person: string,
  rights: ReadonlySet<Right>,
): Promise<string[]> {
  switch (standing.state) {
    case "draft":
      return reviewConditions(dossier);
    case "inReview": {
      const own = rights.has("approve") ? personalCondition(dossier, standing, person) : null;
      return [own, approvalProblem(standing.approvals)].filter((condition) => condition !== null);
    }
    case "approved": {
      const announcing = {announcedOn: defaultAnnouncedOn(dossier, now), shortNoticeReason: null};
      const approvedOverlays = await listApprovedOverlays(deps, dossier);
      return sealConditions({dossier, standing, announcing, approvedOverlays, now});
    }
    case "announced":
      return standing.wish ? ["A second person must confirm that the version is withdrawn."] : [];
    default:
      return [];
  }
}

function nextMoves({dossier, standing}: LegalCase, person: string, rights: ReadonlySet<Right>): LegalMove[] {
  const isReviewed = standing.state === "inReview" || standing.state === "approved";
  const mayApprove = rights.has("approve") && personalCondition(dossier, standing, person) === null;
  const possible: Readonly<Record<LegalMove, boolean>> = {
    review: standing.state === "draft" && rights.has("write"),
    approve: standing.state === "inReview" && mayApprove,
    return: isReviewed && rights.size > 0,
    seal: standing.state === "approved" && rights.has("publish"),
    withdraw: standing.state === "announced" && rights.has("approve") && standing.wish?.by !== person,
  };
  return (["review", "approve", "return", "seal", "withdraw"] as const).filter((move) => possible[move]);
}
