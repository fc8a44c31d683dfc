import {eq} from "drizzle-orm";
import {createAudit} from "../../core/audit/audit.ts";
import type {Action, User} from "../../core/authorization/can.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import {rate_bucket} from "../../core/rate-limit/tables.ts";
import {account} from "./tables.ts";

interface StaffReadDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
}

const HOUR = "YYYY-MM-DDTHH".length;

/**
 * Writes down that staff read of an account: once an hour for each of them, each account and each kind of thing. False
 * when there is no such account.
 */
export async function noteStaffRead(
  {db, now, secret}: StaffReadDeps,
  staff: User,
  owner: string,
  action: Action,
) {
  const [known] = await db.select({id: account.id}).from(account).where(eq(account.id, owner));
  if (!known) return false;
  const at = now();
  const key = secret.sign("staff-read", `${staff.id} ${owner} ${action} ${at.toISOString().slice(0, HOUR)}`);
  await withTransaction(db, async (tx) => {
    const first = await tx
      .insert(rate_bucket)
      .values({key, tokens: 0, at})
      .onConflictDoNothing()
      .returning({key: rate_bucket.key});
    if (first.length === 0) return;
    const entry = {
      actor_id: staff.id,
      actor_role: roleOf(staff),
      action: `staff.${action}` as const,
      target: owner,
      ...currentTrace(),
    };
    await createAudit({db: tx, now: () => at}).append(tx, entry);
  });
  return true;
}

function roleOf({roles}: User) {
  return roles.includes("admin") ? "admin" : (roles[0] ?? "staff");
}
