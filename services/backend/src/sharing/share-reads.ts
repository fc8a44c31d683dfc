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

/** A share with both people; the viewer is not always known. */
export interface ShareWithPeople {
  readonly share: ShareRow;
  readonly sharer: SharePerson;
  readonly viewer: SharePerson | null;
}

const LISTED = 200;
const sharer = alias(account, "sharer");
const sharerProfile = alias(profile, "sharer_profile");
const viewerAccount = alias(account, "viewer");
const viewerProfile = alias(profile, "viewer_profile");

/** What is open or in force comes first: however much has ended, it must not hide who may look now. */
function findShares(db: Db, which: SQL | undefined): Promise<ShareWithPeople[]> {
  return db
    .select({
      share,
      sharer: {id: sharer.id, user_name: sharer.user_name, first_name: sharerProfile.first_name},
      // One value, so that it is null as a whole where there is no viewer.
      viewer: sql<SharePerson | null>`case when ${viewerAccount.id} is null then null else json_build_object(
        'id', ${viewerAccount.id}, 'user_name', ${viewerAccount.user_name}, 'first_name', ${viewerProfile.first_name}) end`,
    })
    .from(share)
    .innerJoin(sharer, eq(sharer.id, share.giver_id))
    .innerJoin(sharerProfile, eq(sharerProfile.user_id, share.giver_id))
    .leftJoin(viewerAccount, eq(viewerAccount.id, share.receiver_id))
    .leftJoin(viewerProfile, eq(viewerProfile.user_id, share.receiver_id))
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
    listSharers: (viewer: string, now: Date) =>
      db
        .select({
          user_id: sharer.id,
          user_name: sharer.user_name,
          name: sharerProfile.first_name,
          timezone: sharerProfile.timezone,
          level: share.level,
        })
        .from(share)
        .innerJoin(sharer, and(eq(sharer.id, share.giver_id), eq(sharer.state, "active")))
        .innerJoin(sharerProfile, eq(sharerProfile.user_id, share.giver_id))
        .where(and(eq(share.receiver_id, viewer), isInForce(now)))
        .orderBy(asc(sharerProfile.first_name), asc(sharer.id)),

    /** All users who may see the sharer's training at this moment, each with their level. */
    listViewers: (giver_id: string, now: Date) =>
      db
        .select({user_id: viewerAccount.id, level: share.level})
        .from(share)
        .innerJoin(
          viewerAccount,
          and(eq(viewerAccount.id, share.receiver_id), eq(viewerAccount.state, "active")),
        )
        .where(and(eq(share.giver_id, giver_id), isInForce(now)))
        .orderBy(asc(viewerAccount.id)),

    listOf: (participant: Participant) =>
      findShares(db, or(eq(share.giver_id, participant.id), isReceivedBy(participant))),

    async get(id: string, participant: Participant): Promise<ShareWithPeople | null> {
      const [found] = await findShares(
        db,
        and(eq(share.id, id), or(eq(share.giver_id, participant.id), isReceivedBy(participant))),
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
