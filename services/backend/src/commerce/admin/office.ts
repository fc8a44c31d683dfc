import type {Context} from "hono";
import {requireFreshSignIn} from "../../accounts/sessions/fresh-sign-in.ts";
import {type AuditEntry, createAudit} from "../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import type {AppEnv} from "../../core/http/api.ts";
import {requireUser} from "../../core/http/define-route.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import type {CommerceDeps} from "../commerce-deps.ts";

export type OfficeDeps = CommerceDeps;

/** A member of staff at work. */
export interface Clerk {
  readonly id: string;
  readonly role: string;
}

type Entry = Pick<AuditEntry, "action" | "target" | "reason" | "before" | "after">;

export function clerkOf(c: Context<AppEnv>): Clerk {
  const {id, roles} = requireUser(c);
  return {id, role: roles.includes("admin") ? "admin" : (roles[0] ?? "staff")};
}

/** For a change: throws unless the member of staff signed in recently. */
export function clerkAtWork(c: Context<AppEnv>, {now}: Pick<OfficeDeps, "now">): Clerk {
  requireFreshSignIn(requireUser(c).auth_time, now());
  return clerkOf(c);
}

/** The last statement of the transaction that does it. */
export function record(tx: Db, {now}: Pick<OfficeDeps, "now">, {id, role}: Clerk, entry: Entry) {
  return createAudit({db: tx, now}).append(tx, {
    actor_id: id,
    actor_role: role,
    ...entry,
    ...currentTrace(),
  });
}

/** Writes down what staff read, before they read it. */
export async function recordRead(
  deps: OfficeDeps,
  c: Context<AppEnv>,
  action: Entry["action"],
  target: string,
) {
  const clerk = clerkOf(c);
  await withTransaction(deps.db, (tx) => record(tx, deps, clerk, {action, target}));
}
