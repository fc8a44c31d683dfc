import type {Context} from "hono";
import {requireFreshSignIn} from "../../accounts/sessions/fresh-sign-in.ts";
import {type AuditEntry, createAudit} from "../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import type {AppEnv} from "../../core/http/api.ts";
import {requireUser} from "../../core/http/define-route.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import type {CommerceDeps} from "../commerce-deps.ts";

export type OfficeDeps = CommerceDeps;

export interface StaffMember {
  readonly id: string;
  readonly role: string;
}

type Entry = Pick<AuditEntry, "action" | "target" | "reason" | "before" | "after">;

export function staffMemberOf(c: Context<AppEnv>): StaffMember {
  const {id, roles} = requireUser(c);
  return {id, role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff")};
}

/** For a change: throws unless the member of staff signed in recently. */
export function freshStaffMember(c: Context<AppEnv>, {now}: Pick<OfficeDeps, "now">): StaffMember {
  requireFreshSignIn(requireUser(c).auth_time, now());
  return staffMemberOf(c);
}

/** The last statement of the transaction that does it. */
export function auditAction(tx: Db, {now}: Pick<OfficeDeps, "now">, {id, role}: StaffMember, entry: Entry) {
  return createAudit({db: tx, now}).append(tx, {
    actor_id: id,
    actor_role: role,
    ...entry,
    ...currentTrace(),
  });
}

/** Writes down what staff read, before they read it. */
export async function auditRead(
  deps: OfficeDeps,
  c: Context<AppEnv>,
  action: Entry["action"],
  target: string,
) {
  const staffMember = staffMemberOf(c);
  await withTransaction(deps.db, (tx) => auditAction(tx, deps, staffMember, {action, target}));
}
