import type {Problem} from "@gradus/training/files/problems";
import {sql} from "drizzle-orm";
import {boolean, check, integer, jsonb, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {UPLOAD_PRODUCTS} from "../../../contract/platforms.ts";
import {bytes, instant} from "../../../core/db/columns.ts";

export const FILE_KINDS = ["fit", "tcx", "gpx", "csv"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * `received`: not read yet. `refused`: stored with the reasons, and can be retried. `deleted`: what is left of a file
 * whose runs are gone for good, so that no platform delivers them again.
 */
export const UPLOAD_STATES = ["received", "read", "refused", "deleted"] as const;

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
    /** Where its bytes lie in the object store; null while they are still in `content`, where older releases put them. */
    object_key: text("object_key"),
    content: bytes("content"),
    state: text("state", {enum: UPLOAD_STATES}).notNull(),
    /** Problems found in reading it. */
    problems: jsonb("problems").$type<readonly Problem[]>().notNull().default([]),
    /** The athlete has confirmed that it is a run, whatever sport the file names. */
    is_run: boolean("is_run").notNull().default(false),
    /** How hard a run that was entered by hand felt, 1 to 10; null for files. */
    stated_rpe: integer("stated_rpe"),
    received_at: instant("received_at").notNull(),
    read_at: instant("read_at"),
  },
  (table) => [
    uniqueIndex("upload_content").on(table.user_id, table.sha256),
    uniqueIndex("upload_source")
      .on(table.user_id, table.source, table.source_id)
      .where(sql`${table.source_id} is not null`),
    check("upload_state", sql`${table.state} in ('received', 'read', 'refused', 'deleted')`),
    check(
      "upload_somewhere",
      sql`${table.state} = 'deleted' or ${table.content} is not null or ${table.object_key} is not null`,
    ),
  ],
);
