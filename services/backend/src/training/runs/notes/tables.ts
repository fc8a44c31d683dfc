import {sql} from "drizzle-orm";
import {check, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {AUDIO_TYPES, NOTE_KINDS} from "../../../contract/note-values.ts";
import {instant} from "../../../core/db/columns.ts";
import {activity} from "../activities/tables.ts";

export const activity_note = pgTable(
  "activity_note",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    /**
     * Null while its recording is on the way, and once it was removed or its run is gone for good: then it is visible
     * to no user.
     */
    activity_id: text("activity_id").references(() => activity.id, {onDelete: "set null"}),
    kind: text("kind", {enum: NOTE_KINDS}).notNull(),
    /** On the grid as it was recorded, so that no edit of the run moves it to another moment. */
    recorded_second: integer("recorded_second"),
    text: text("text").notNull(),
    /** Its recording in the object store. */
    object_key: text("object_key"),
    media_type: text("media_type", {enum: AUDIO_TYPES}),
    size: integer("size"),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("activity_note_activity").on(table.activity_id),
    index("activity_note_user").on(table.user_id),
    index("activity_note_unseen").on(table.updated_at).where(sql`${table.activity_id} is null`),
    check(
      "activity_note_audio",
      sql`(${table.kind} = 'audio') = (${table.object_key} is not null and ${table.media_type} is not null
        and ${table.size} is not null and ${table.recorded_second} is not null)`,
    ),
  ],
);
