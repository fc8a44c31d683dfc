import {desc, eq, sql} from "drizzle-orm";
import {unionAll} from "drizzle-orm/pg-core";
import type {z} from "zod";
import type {securityEvent} from "../../contract/accounts.ts";
import type {SecurityEvent as EventName} from "../../contract/security-events.ts";
import {createAudit} from "../../core/audit/audit.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import {security_event, sign_in_attempt} from "./tables.ts";

/** Tries to sign in have a table of their own. */
type SecurityEventName = Exclude<EventName, "sign_in" | "sign_in_failed">;

export interface SecurityEvent {
  readonly user_id: string;
  readonly event: SecurityEventName;
  readonly at: Date;
  readonly browser?: string | null;
}

const SHOWN = 100;
/** Steps that have no effect of their own: the owner sees them, the audit does not need them. */
const UNAUDITED: ReadonlySet<SecurityEventName> = new Set(["email.change_request", "email.verify"]);

/**
 * Notes what happened to an account, for its owner and in the audit. Call it as the last statement of the transaction
 * that does it: from here on no other can append to the audit.
 */
export async function recordSecurityEvent(tx: Db, {user_id, event, at, browser = null}: SecurityEvent) {
  await tx
    .insert(security_event)
    .values({id: newId("sev"), user_id, event, by: "self", ua_family: browser, at});
  if (UNAUDITED.has(event)) return;
  const actor = {actor_id: user_id, actor_role: "user", target: user_id};
  await createAudit({db: tx, now: () => at}).append(tx, {...actor, action: event, ...currentTrace()});
}

/** Sign-ins and failed tries are among them. */
export async function listSecurityEvents(db: Db, user: string): Promise<z.infer<typeof securityEvent>[]> {
  const events = db
    .select({
      id: security_event.id,
      event: security_event.event,
      by: security_event.by,
      browser: security_event.ua_family,
      at: security_event.at,
    })
    .from(security_event)
    .where(eq(security_event.user_id, user));
  const attempts = db
    .select({
      id: sign_in_attempt.id,
      event:
        sql<string>`case ${sign_in_attempt.outcome} when 'ok' then 'sign_in' else 'sign_in_failed' end`.as(
          "event",
        ),
      by: sql<"self" | "staff">`'self'`.as("by"),
      browser: sign_in_attempt.ua_family,
      at: sign_in_attempt.at,
    })
    .from(sign_in_attempt)
    .where(eq(sign_in_attempt.user_id, user));
  const rows = await unionAll(events, attempts).orderBy(desc(sql`at`), desc(sql`id`)).limit(SHOWN);
  return rows.map(({at, ...row}) => ({...row, at: at.toISOString(), country: null}));
}
