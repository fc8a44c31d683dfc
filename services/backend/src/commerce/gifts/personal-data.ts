import {and, eq, inArray, isNull, or} from "drizzle-orm";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import {gift} from "./tables.ts";

const {id, months, status, message, created_at, claimed_at, starts_at, ends_at, giver_id} = gift;

/** Given to their account, or waiting under an address that is proven to be theirs. */
const isFor = ({id: owner, addresses}: Subject) =>
  or(
    eq(gift.recipient_user_id, owner),
    and(isNull(gift.recipient_user_id), inArray(gift.recipient_email_norm, [...addresses])),
  );

export const GIFT_DATA: readonly PersonalTable[] = [
  {
    table: gift,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({gift: id, months, status, message, created_at, claimed_at, starts_at, ends_at})
          .from(gift)
          .where(or(eq(giver_id, subject.id), isFor(subject))),
    },
    erase: async (tx, subject) => {
      await tx
        .update(gift)
        .set({recipient_email: null, recipient_email_norm: null, recipient_user_id: null, message: null})
        .where(isFor(subject));
      // What was paid for stays valid for its receiver, without the words of the giver.
      await tx.update(gift).set({giver_id: null, message: null}).where(eq(giver_id, subject.id));
    },
  },
];
