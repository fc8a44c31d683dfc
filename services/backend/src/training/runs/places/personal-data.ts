import {asc, eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {hidden_place} from "./tables.ts";

export const PLACE_DATA: readonly PersonalTable[] = [
  {
    table: hidden_place,
    export: {
      file: "account.json",
      read: (db, {id}) =>
        db
          .select({
            name: hidden_place.name,
            latitude: hidden_place.latitude,
            longitude: hidden_place.longitude,
            radius: hidden_place.radius,
            created_at: hidden_place.created_at,
          })
          .from(hidden_place)
          .where(eq(hidden_place.user_id, id))
          .orderBy(asc(hidden_place.created_at)),
    },
    erase: (tx, {id}) => tx.delete(hidden_place).where(eq(hidden_place.user_id, id)),
  },
];
