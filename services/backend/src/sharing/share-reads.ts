import {and, asc, count, desc, eq, inArray, or, type SQL, sql} from "drizzle-orm";
import {alias} from "drizzle-orm/pg-core";
import {account, profile} from "../accounts/account/tables.ts";
import type {ShareLevel} from "../contract/share-values.ts";
import type {Db} from "../core/db/db.ts";
import {isInForce, isLive, isReceivedBy, LIVE, type Participant} from "./share-conditions.ts";
import {share} from "./tables.ts";

export type ShareRow = typeof share.$inferSelect;

interface SharePerson {
  readonly id: string;
  readonly user_name: string;
  readonly first_name: string;
}

/** A share with both people; the receiver is not always known. */
export interface ShareWithPeople {
  readonly share: ShareRow;
  readonly giver: SharePerson;
  readonly receiver: SharePerson | null;
}

const LISTED = 200;
const [giver, giverProfile] = [alias(account, "giver"), alias(profile, "giver_profile")];
const [receiver, receiverProfile] = [alias(account, "receiver"), alias(profile, "receiver_profile")];

/** What is open or in force comes first: however much has ended, it must not hide who may look now. */
function findShares(db: Db, which: SQL | undefined): Promise<ShareWithPeople[]> {
  return db
    .select({
      share,
      giver: {id: giver.id, user_name: giver.user_name, first_name: giverProfile.first_name},
      // One value, so that it is null as a whole where there is no receiver.
      receiver: sql<SharePerson | null>`case when ${receiver.id} is null then null else json_build_object(
        'id', ${receiver.id}, 'user_name', ${receiver.user_name}, 'first_name', ${receiverProfile.first_name}) end`,
    })
    .from(share)
    .innerJoin(giver, eq(giver.id, share.giver_id))
    .innerJoin(giverProfile, eq(giverProfile.user_id, share.giver_id))
    .leftJoin(receiver, eq(receiver.id, share.receiver_id))
    .leftJoin(receiverProfile, eq(receiverProfile.user_id, share.receiver_id))
    .where(which)
    .orderBy(desc(inArray(share.status, LIVE)), desc(share.created_at), desc(share.id))
    .limit(LISTED);
}

export function createShareReads(db: Db) {
  return {
    /** How much `viewer` may see of `giver_id` at this moment; null is nothing. */
    async levelFor(giver_id: string, viewer: string, now: Date): Promise<ShareLevel | null> {
      const [row] = await db
        .select({level: share.level})
        .from(share)
        .innerJoin(account, eq(account.id, share.giver_id))
        .where(
          and(
            eq(share.giver_id, giver_id),
            eq(share.receiver_id, viewer),
            isInForce(now),
            eq(account.state, "active"),
          ),
        );
      return row?.level ?? null;
    },

    /** All athletes who share with `viewer` at this moment, and at which level. */
    listGivers: (viewer: string, now: Date) =>
      db
        .select({
          user_id: giver.id,
          user_name: giver.user_name,
          name: giverProfile.first_name,
          timezone: giverProfile.timezone,
          level: share.level,
        })
        .from(share)
        .innerJoin(giver, and(eq(giver.id, share.giver_id), eq(giver.state, "active")))
        .innerJoin(giverProfile, eq(giverProfile.user_id, share.giver_id))
        .where(and(eq(share.receiver_id, viewer), isInForce(now)))
        .orderBy(asc(giverProfile.first_name), asc(giver.id)),

    /** All users who may see the giver's training at this moment, each with their level. */
    listReceivers: (giver_id: string, now: Date) =>
      db
        .select({user_id: receiver.id, level: share.level})
        .from(share)
        .innerJoin(receiver, and(eq(receiver.id, share.receiver_id), eq(receiver.state, "active")))
        .where(and(eq(share.giver_id, giver_id), isInForce(now)))
        .orderBy(asc(receiver.id)),

    listOf: (who: Participant) => findShares(db, or(eq(share.giver_id, who.id), isReceivedBy(who))),

    async get(id: string, who: Participant): Promise<ShareWithPeople | null> {
      const [found] = await findShares(
        db,
        and(eq(share.id, id), or(eq(share.giver_id, who.id), isReceivedBy(who))),
      );
      return found ?? null;
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
  };
}
