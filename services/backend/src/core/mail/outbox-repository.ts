import {randomUUID} from "node:crypto";
import {and, asc, eq, inArray, lte, min, sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {outbox} from "./tables.ts";

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
export type OutboxMail = typeof outbox.$inferSelect;

export interface NewMail {
  readonly dedupe: string;
  readonly template: string;
  readonly locale: string;
  readonly to_addr: string;
  readonly payload: unknown;
  readonly now: Date;
}

interface Ending {
  /** Whether to erase the address: that of a deleted user is not kept once the deletion is confirmed. */
  readonly forgetAddress: boolean;
}

export function createOutboxRepository(db: Db) {
  return {
    /** A repeated cause adds nothing. */
    async add({now, ...mail}: NewMail) {
      await db
        .insert(outbox)
        .values({
          ...mail,
          id: `mail_${randomUUID()}`,
          status: "queued",
          next_at: now,
          message_id: mail.dedupe,
          created_at: now,
        })
        .onConflictDoNothing({target: outbox.dedupe});
    },

    /** Takes due mails for this process until `leaseEnds`; after that another may, should this one have died. */
    claimDue(now: Date, leaseEnds: Date, limit: number): Promise<OutboxMail[]> {
      const due = db
        .select({id: outbox.id})
        .from(outbox)
        .where(and(inArray(outbox.status, ["queued", "sending"]), lte(outbox.next_at, now)))
        .orderBy(asc(outbox.next_at))
        .limit(limit)
        .for("update", {skipLocked: true});
      return db
        .update(outbox)
        .set({status: "sending", tries: sql`${outbox.tries} + 1`, next_at: leaseEnds})
        .where(inArray(outbox.id, due))
        .returning();
    },

    /** Extends the lease of mails that are still being sent. */
    async renew(ids: readonly string[], leaseEnds: Date) {
      const isOurs = and(inArray(outbox.id, [...ids]), eq(outbox.status, "sending"));
      await db.update(outbox).set({next_at: leaseEnds}).where(isOurs);
    },

    /** Since when the mail that is due longest has waited; null when none is due. */
    async waitingSince(now: Date): Promise<Date | null> {
      const isDue = and(inArray(outbox.status, ["queued", "sending"]), lte(outbox.next_at, now));
      const [oldest] = await db
        .select({due: min(outbox.next_at)})
        .from(outbox)
        .where(isDue);
      return oldest?.due ?? null;
    },

    async markSent(id: string, now: Date, {forgetAddress}: Ending) {
      await db
        .update(outbox)
        .set({status: "sent", sent_at: now, error: null, ...(forgetAddress && {to_addr: ""})})
        .where(eq(outbox.id, id));
    },

    /** Suppresses a mail whose content no longer holds. A mail that was already sent cannot be recalled. */
    async suppress(dedupe: string) {
      const isWaiting = and(eq(outbox.dedupe, dedupe), eq(outbox.status, "queued"));
      await db.update(outbox).set({status: "suppressed"}).where(isWaiting);
    },

    async retry(id: string, next_at: Date, error: string) {
      await db.update(outbox).set({status: "queued", next_at, error}).where(eq(outbox.id, id));
    },

    async fail(id: string, error: string, {forgetAddress}: Ending) {
      await db
        .update(outbox)
        .set({status: "failed", error, ...(forgetAddress && {to_addr: ""})})
        .where(eq(outbox.id, id));
    },
  };
}
