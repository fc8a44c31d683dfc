import {desc, eq, sql} from "drizzle-orm";
import {unionAll} from "drizzle-orm/pg-core";
import type {z} from "zod";
import type {securityEvent} from "../contract/accounts.ts";
import type {Db} from "../db/db.ts";
import {newId} from "../db/new-id.ts";
import {security_event, sign_in_attempt} from "./tables.ts";

/** Names as the owner's log and the record of changes know them. */
export type SecurityEventName =
  | "user.create"
  | "session.reuse"
  | "session.revoke"
  | "password.change"
  | "password.reset_request"
  | "password.reset"
  | "email.change_request"
  | "email.change"
  | "email.undo"
  | "email.verify"
  | "identity.link"
  | "identity.unlink"
  | "platform.connect"
  | "platform.disconnect"
  | "consent.record"
  | "share.create"
  | "share.change"
  | "share.remove";

export interface SecurityEvent {
  readonly user_id: string;
  readonly event: SecurityEventName;
  readonly at: Date;
  readonly browser?: string | null;
}

const SHOWN = 100;

/** Notes what happened to an account. Call it with the transaction that does it. */
export async function recordSecurityEvent(tx: Db, {user_id, event, at, browser = null}: SecurityEvent) {
  await tx
    .insert(security_event)
    .values({id: newId("sev"), user_id, event, by: "self", ua_family: browser, at});
}

/** What happened last, sign-ins and failed tries among it. */
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
