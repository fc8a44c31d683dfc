import {and, eq, inArray, or, sql} from "drizzle-orm";
import type {PersonalTable, Subject} from "../core/personal-data/personal-table.ts";
import {emailKey} from "./share-conditions.ts";
import {share} from "./tables.ts";

/** Rows in which the person is the giver, the receiver or the invited address. */
const concerns = ({id, addresses}: Subject) =>
  or(eq(share.giver_id, id), eq(share.receiver_id, id), inArray(share.invite_key, addresses.map(emailKey)));

const OF_SHARE = {
  id: share.id,
  level: share.level,
  status: share.status,
  message: share.message,
  created_at: share.created_at,
  expires_at: share.expires_at,
  ended_at: share.ended_at,
};

export const SHARING_DATA: readonly PersonalTable[] = [
  {
    table: share,
    export: {
      file: "shares.json",
      read: (db, subject) => {
        const isGiven = sql<boolean>`${share.giver_id} = ${subject.id}`;
        // The giver's export has what they typed; who invited the receiver is on the page while the share lives.
        const invited = sql<string | null>`case when ${isGiven} then ${share.invite_label} end`;
        return db
          .select({...OF_SHARE, given: isGiven, invited})
          .from(share)
          .where(concerns(subject))
          .orderBy(share.created_at);
      },
    },
    // After a cancelled deletion, the owner has to invite again: access must never come back by itself.
    end: (tx, subject, {at}) =>
      tx
        .update(share)
        .set({
          status: sql`case when ${share.status} = 'accepted' then 'ended' else 'cancelled' end`,
          ended_at: at,
          version: sql`${share.version} + 1`,
        })
        .where(
          and(
            or(eq(share.giver_id, subject.id), eq(share.receiver_id, subject.id)),
            inArray(share.status, ["pending", "accepted"]),
          ),
        ),
    erase: (tx, subject) => tx.delete(share).where(concerns(subject)),
  },
];
