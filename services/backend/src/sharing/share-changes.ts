import {and, eq, inArray, ne, not, or, sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {isBetween, isLive, isOpen, isReceivedBy, LIVE, type Participant} from "./share-conditions.ts";
import type {ShareRow} from "./share-reads.ts";
import {share} from "./tables.ts";

export type NewShare = typeof share.$inferInsert;
type Answer = "accepted" | "declined";

export function createShareChanges(db: Db) {
  /** One share between two people at a time. */
  async function endOthers({id, giver_id}: ShareRow, receiver_id: string, now: Date) {
    await db
      .update(share)
      .set({status: "ended", ended_at: now})
      .where(
        and(
          eq(share.giver_id, giver_id),
          eq(share.receiver_id, receiver_id),
          eq(share.status, "accepted"),
          ne(share.id, id),
        ),
      );
  }

  return {
    /** Ends expired shares of the giver, so that they no longer block a new one. */
    async endOverdue(giver_id: string, now: Date) {
      const isOverdue = and(inArray(share.status, LIVE), not(isLive(now) ?? sql`false`));
      const status = sql`case ${share.status} when 'pending' then 'expired' else 'ended' end`;
      await db
        .update(share)
        .set({status, ended_at: now})
        .where(and(eq(share.giver_id, giver_id), isOverdue));
    },

    /** False when the same invitation is open or in force already. */
    async add(row: NewShare) {
      const rows = await db.insert(share).values(row).onConflictDoNothing().returning({id: share.id});
      return rows.length > 0;
    },

    /** False when it is no longer what it was. */
    async change({id, version}: ShareRow, edit: Partial<Pick<ShareRow, "level" | "expires_at">>, now: Date) {
      const rows = await db
        .update(share)
        .set({...edit, version: version + 1})
        .where(and(eq(share.id, id), eq(share.version, version), isLive(now)))
        .returning({id: share.id});
      return rows.length > 0;
    },

    /** Answers an open invitation. A share that was in force between the two gives way to the new one. */
    async answer(row: ShareRow, participant: Participant, status: Answer, now: Date) {
      if (status === "accepted") await endOthers(row, participant.id, now);
      const rows = await db
        .update(share)
        .set({
          status,
          receiver_id: participant.id,
          version: sql`${share.version} + 1`,
          ...(status === "declined" && {ended_at: now}),
        })
        .where(and(eq(share.id, row.id), isOpen(now), isReceivedBy(participant)))
        .returning({id: share.id});
      return rows.length > 0;
    },

    /** Ends one's side of a share, or of all with a person. Gives how many that were. */
    async end(
      which: {readonly id: string} | {readonly user_id: string},
      participant: Participant,
      now: Date,
    ) {
      const chosen = "id" in which ? eq(share.id, which.id) : isBetween(participant.id, which.user_id);
      const status = sql`case when ${share.status} = 'accepted' then 'ended'
        when ${share.giver_id} = ${participant.id} then 'cancelled' else 'declined' end`;
      const rows = await db
        .update(share)
        .set({status, ended_at: now, version: sql`${share.version} + 1`})
        .where(
          and(
            chosen,
            inArray(share.status, LIVE),
            or(eq(share.giver_id, participant.id), isReceivedBy(participant)),
          ),
        )
        .returning({id: share.id});
      return rows.length;
    },
  };
}
