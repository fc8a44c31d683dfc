import {sql} from "drizzle-orm";
import {check, customType, integer, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {UPLOAD_PRODUCTS} from "../../contract/platforms.ts";
import {instant} from "../../core/db/columns.ts";

const bytes = customType<{data: Uint8Array; driverData: Uint8Array}>({dataType: () => "bytea"});

export const FILE_KINDS = ["fit", "tcx", "gpx"] as const;

/** A file somebody gave us, as it came. `received` means just that: nothing has read it yet. */
export const upload = pgTable(
  "upload",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    product: text("product", {enum: UPLOAD_PRODUCTS}).notNull(),
    /** The platform it came from, or `file` where a person sent it. */
    source: text("source").notNull(),
    source_id: text("source_id"),
    kind: text("kind", {enum: FILE_KINDS}).notNull(),
    sha256: text("sha256").notNull(),
    size: integer("size").notNull(),
    content: bytes("content").notNull(),
    state: text("state", {enum: ["received"]}).notNull(),
    received_at: instant("received_at").notNull(),
  },
  (table) => [
    uniqueIndex("upload_content").on(table.user_id, table.sha256),
    uniqueIndex("upload_source")
      .on(table.user_id, table.source, table.source_id)
      .where(sql`${table.source_id} is not null`),
    check("upload_state", sql`${table.state} in ('received')`),
  ],
);
