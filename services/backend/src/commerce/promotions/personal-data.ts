import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {pod_upgrade} from "./tables.ts";

const {code, percent_off, issued_at, expires_at, redeemed_at, user_id} = pod_upgrade;

export const PROMOTION_DATA: readonly PersonalTable[] = [
  {
    table: pod_upgrade,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({code, percent_off, issued_at, expires_at, redeemed_at})
          .from(pod_upgrade)
          .where(eq(user_id, subject.id)),
    },
    erase: (tx, subject) => tx.delete(pod_upgrade).where(eq(user_id, subject.id)),
  },
];
