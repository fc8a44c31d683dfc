import type {LegalMove, LegalStatus} from "../../contract/legal.ts";
import type {Staff} from "../../core/content/staff.ts";
import {defaultAnnouncedOn} from "./conditions/date-conditions.ts";
import {personalCondition, reviewConditions, sealConditions} from "./conditions/move-conditions.ts";
import {type LegalCase, type LegalDeps, listApprovedOverlays, openCase} from "./legal-case.ts";
import {type Right, rightsOf} from "./rights.ts";
import {approvalProblem} from "./version-status.ts";

export async function getLegalStatus(deps: LegalDeps, staff: Staff, id: string): Promise<LegalStatus> {
  const {dossier, ...rest} = await openCase(deps, id);
  const {state, approvals} = rest.status;
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
  {dossier, status, now}: LegalCase,
  person: string,
  rights: ReadonlySet<Right>,
): Promise<string[]> {
  switch (status.state) {
    case "draft":
      return reviewConditions(dossier);
    case "inReview": {
      const own = rights.has("approve") ? personalCondition(dossier, status, person) : null;
      return [own, approvalProblem(status.approvals)].filter((condition) => condition !== null);
    }
    case "approved": {
      const announcing = {announcedOn: defaultAnnouncedOn(dossier, now), shortNoticeReason: null};
      const approvedOverlays = await listApprovedOverlays(deps, dossier);
      return sealConditions({dossier, status, announcing, approvedOverlays, now});
    }
    case "announced":
      return status.wish ? ["A second person must confirm that the version is withdrawn."] : [];
    default:
      return [];
  }
}

function nextMoves({dossier, status}: LegalCase, person: string, rights: ReadonlySet<Right>): LegalMove[] {
  const isReviewed = status.state === "inReview" || status.state === "approved";
  const mayApprove = rights.has("approve") && personalCondition(dossier, status, person) === null;
  const possible: Readonly<Record<LegalMove, boolean>> = {
    review: status.state === "draft" && rights.has("write"),
    approve: status.state === "inReview" && mayApprove,
    return: isReviewed && rights.size > 0,
    seal: status.state === "approved" && rights.has("publish"),
    withdraw: status.state === "announced" && rights.has("approve") && status.wish?.by !== person,
  };
  return (["review", "approve", "return", "seal", "withdraw"] as const).filter((move) => possible[move]);
}
