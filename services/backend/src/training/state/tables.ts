import {date, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {instant} from "../../core/db/columns.ts";

/** How far what is derived of all of a runner's runs has come. */
export const training_state = pgTable("training_state", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  /** From this local day on something changed that has not been derived yet. */
  stale_from: date("stale_from", {mode: "string"}),
  /** Automatic critical power may be read anew from this day on, though those days are over. */
  open_from: date("open_from", {mode: "string"}),
  /** Grows with every change of a run, so that answers can be named by it. */
  version: integer("version").notNull().default(1),
  derived_at: instant("derived_at"),
});
