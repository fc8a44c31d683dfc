import {boolean, doublePrecision, index, jsonb, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {bytes, instant} from "../../../core/db/columns.ts";

/** Its profile is already smooth. The file itself is not kept. */
export const race_course = pgTable(
  "race_course",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    name: text("name").notNull(),
    /** Of the file and the official distance: the same again is the one that is there. */
    sha256: text("sha256").notNull(),
    distance: doublePrecision("distance").notNull(),
    gain: doublePrecision("gain").notNull(),
    loss: doublePrecision("loss").notNull(),
    has_heights: boolean("has_heights").notNull(),
    lowest: doublePrecision("lowest").notNull(),
    highest: doublePrecision("highest").notNull(),
    /** South, west, north, east in degrees. */
    bbox: jsonb("bbox").$type<readonly [number, number, number, number]>().notNull(),
    polyline: text("polyline").notNull(),
    /** Metres above the sea every 20 m and at the finish, and the grade of each piece between: float32, packed. */
    altitudes: bytes("altitudes").notNull(),
    grades: bytes("grades").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (table) => [
    index("race_course_user").on(table.user_id, table.created_at),
    uniqueIndex("race_course_file").on(table.user_id, table.sha256),
  ],
);
