import type {Staff} from "../../core/content/staff.ts";
import {AppError} from "../../core/errors.ts";

export type Right = "write" | "approve" | "publish";

/** What a role of the content may do with legal versions. Other roles: look at them. */
const ROLE_RIGHTS = new Map<string, readonly Right[]>([
  ["administrator", ["write", "approve", "publish"]],
  ["legalAuthor", ["write"]],
  ["legalReviewer", ["approve"]],
  ["legalPublisher", ["approve", "publish"]],
]);

const REFUSALS: Readonly<Record<Right, string>> = {
  write: "Only a legal author can send a version to review.",
  approve: "Only a legal reviewer or a legal publisher can approve.",
  publish: "Only a legal publisher can announce and seal a version.",
};

export function rightsOf({roles}: Pick<Staff, "roles">): ReadonlySet<Right> {
  return new Set(roles.flatMap((role) => ROLE_RIGHTS.get(role) ?? []));
}

export function requireRight(staff: Staff, right: Right): void {
  if (!rightsOf(staff).has(right)) throw new AppError("forbidden", REFUSALS[right]);
}

export function requireLegalStaff(staff: Staff): void {
  if (rightsOf(staff).size === 0)
    throw new AppError("forbidden", "Only legal staff and administrators may do this.");
}
