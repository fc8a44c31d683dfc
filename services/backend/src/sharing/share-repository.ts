import {and, count, desc, eq, gt, inArray, isNull, ne, not, or, sql} from "drizzle-orm";
import {alias} from "drizzle-orm/pg-core";
import {account, profile} from "../accounts/account/tables.ts";
import {SHARE_LIMITS, type ShareLevel, type ShareStatus} from "../contract/share-values.ts";
import type {Db} from "../core/db/db.ts";
import {share} from "./tables.ts";

export type ShareRow = typeof share.$inferSelect;
export type NewShare = typeof share.$inferInsert;

/** Someone as shares know them. An address is theirs once it is verified. */
export interface Participant {
  readonly id: string;
  readonly email_norm: string;
  readonly email_verified_at: Date | null;
}

interface Named {
  readonly id: string;
  readonly user_name: string;
  readonly first_name: string;
}

/** A share with both people; the receiver is not always known. */
export interface ShareWithPeople {
  readonly share: ShareRow;
  readonly giver: Named;
  readonly receiver: Named | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LISTED = 200;
const LIVE = ["pending", "accepted"] as const satisfies readonly ShareStatus[];

export const emailKey = (email_norm: string) => `email:${email_norm}`;

const isInForce = (now: Date) =>
  and(eq(share.status, "accepted"), or(isNull(share.expires_at), gt(share.expires_at, now)));

const isOpen = (now: Date) =>
  and(
    eq(share.status, "pending"),
    gt(share.created_at, new Date(now.getTime() - SHARE_LIMITS.pending_days * DAY_MS)),
    or(isNull(share.expires_at), gt(share.expires_at, now)),
  );

const isLive = (now: Date) => or(isInForce(now), isOpen(now));

/** Received by name, or open at an address that is proven to be theirs. */
function isReceivedBy({id, email_norm, email_verified_at}: Participant) {
  const byName = eq(share.receiver_id, id);
  if (email_verified_at === null) return byName;
  return or(byName, and(isNull(share.receiver_id), eq(share.invite_key, emailKey(email_norm))));
}

const isBetween = (one: string, other: string) =>
  or(
    and(eq(share.giver_id, one), eq(share.receiver_id, other)),
    and(eq(share.giver_id, other), eq(share.receiver_id, one)),
  );

export function createShareRepository(db: Db) {
  const [giver, giverProfile] = [alias(account, "giver"), alias(profile, "giver_profile")];
  const [receiver, receiverProfile] = [alias(account, "receiver"), alias(profile, "receiver_profile")];

  function find(which: ReturnType<typeof and>): Promise<ShareWithPeople[]> {
    return (
      db
        .select({
          share,
          giver: {id: giver.id, user_name: giver.user_name, first_name: giverProfile.first_name},
          // One value, so that it is null as a whole where there is nobody.
          receiver: sql<Named | null>`case when ${receiver.id} is null then null else json_build_object(
          'id', ${receiver.id}, 'user_name', ${receiver.user_name}, 'first_name', ${receiverProfile.first_name}) end`,
        })
        .from(share)
        .innerJoin(giver, eq(giver.id, share.giver_id))
        .innerJoin(giverProfile, eq(giverProfile.user_id, share.giver_id))
        .leftJoin(receiver, eq(receiver.id, share.receiver_id))
        .leftJoin(receiverProfile, eq(receiverProfile.user_id, share.receiver_id))
        .where(which)
        // What is open or in force comes first: however much has ended, it must not hide who may look now.
        .orderBy(desc(inArray(share.status, LIVE)), desc(share.created_at), desc(share.id))
        .limit(LISTED)
    );
  }

  return {
    /** How much `viewer` may see of `giver_id` at this moment; null is nothing. */
    async levelFor(giver_id: string, viewer: string, now: Date): Promise<ShareLevel | null> {
      const [row] = await db
        .select({level: share.level})
        .from(share)
        .innerJoin(account, eq(account.id, share.giver_id))
        .where(
          and(
            ...[eq(share.giver_id, giver_id), eq(share.receiver_id, viewer)],
            ...[isInForce(now), eq(account.state, "active")],
          ),
        );
      return row?.level ?? null;
    },

    listOf: (who: Participant) => find(or(eq(share.giver_id, who.id), isReceivedBy(who))),

    async get(id: string, who: Participant): Promise<ShareWithPeople | null> {
      const [found] = await find(and(eq(share.id, id), or(eq(share.giver_id, who.id), isReceivedBy(who))));
      return found ?? null;
    },

    /** Ends what has run out, so that it no longer stands in the way of a new one. */
    async endOverdue(giver_id: string, now: Date) {
      const isOverdue = and(inArray(share.status, LIVE), not(isLive(now) ?? sql`false`));
      const status = sql`case ${share.status} when 'pending' then 'expired' else 'ended' end`;
      await db
        .update(share)
        .set({status, ended_at: now})
        .where(and(eq(share.giver_id, giver_id), isOverdue));
    },

    async countGiven(giver_id: string, now: Date) {
      const [row] = await db
        .select({given: count()})
        .from(share)
        .where(and(eq(share.giver_id, giver_id), isLive(now)));
      return row?.given ?? 0;
    },

    async isInForce(giver_id: string, receiver_id: string, now: Date) {
      const rows = await db
        .select({id: share.id})
        .from(share)
        .where(and(eq(share.giver_id, giver_id), eq(share.receiver_id, receiver_id), isInForce(now)));
      return rows.length > 0;
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
    async answer({id, giver_id}: ShareRow, who: Participant, status: "accepted" | "declined", now: Date) {
      if (status === "accepted") {
        await db
          .update(share)
          .set({status: "ended", ended_at: now})
          .where(
            and(
              ...[eq(share.giver_id, giver_id), eq(share.receiver_id, who.id)],
              ...[eq(share.status, "accepted"), ne(share.id, id)],
            ),
          );
      }
      const rows = await db
        .update(share)
        .set({
          ...{status, receiver_id: who.id, version: sql`${share.version} + 1`},
          ...(status === "declined" && {ended_at: now}),
        })
        .where(and(eq(share.id, id), isOpen(now), isReceivedBy(who)))
        .returning({id: share.id});
      return rows.length > 0;
    },

    /** Ends one's side of a share, or of all with a person. Gives how many that were. */
    async end(which: {readonly id: string} | {readonly user_id: string}, who: Participant, now: Date) {
      const chosen = "id" in which ? eq(share.id, which.id) : isBetween(who.id, which.user_id);
      const status = sql`case when ${share.status} = 'accepted' then 'ended'
        when ${share.giver_id} = ${who.id} then 'cancelled' else 'declined' end`;
      const rows = await db
        .update(share)
        .set({status, ended_at: now, version: sql`${share.version} + 1`})
        .where(
          and(...[chosen, inArray(share.status, LIVE)], or(eq(share.giver_id, who.id), isReceivedBy(who))),
        )
        .returning({id: share.id});
      return rows.length;
    },
  };
}
