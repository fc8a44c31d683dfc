import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {entitlement} from "./tables.ts";

const {feature, source, starts_at, ends_at, revoked_at, user_id} = entitlement;

export const ENTITLEMENT_DATA: readonly PersonalTable[] = [
  {
    table: entitlement,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({feature, source, starts_at, ends_at, revoked_at})
          .from(entitlement)
          .where(eq(user_id, subject.id)),
    },
    erase: (tx, subject) => tx.delete(entitlement).where(eq(user_id, subject.id)),
  },
];
