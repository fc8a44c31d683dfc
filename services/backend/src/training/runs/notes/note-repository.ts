import {and, asc, count, eq, isNull, lt, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../activities/tables.ts";
import {activity_note} from "./tables.ts";

export type NoteRow = typeof activity_note.$inferSelect;
export type NewNoteRow = typeof activity_note.$inferInsert;

/** The notes on all of a user's runs that are not deleted, run by run, the oldest first. */
export async function listNotesOf(db: Db, user_id: string): Promise<NoteRow[]> {
  const rows = await db
    .select({note: activity_note})
    .from(activity_note)
    .innerJoin(activity, eq(activity.id, activity_note.activity_id))
    .where(and(eq(activity_note.user_id, user_id), isNull(activity.deleted_at)))
    .orderBy(asc(activity.start_time), sql`${activity_note.recorded_second} nulls first`, activity_note.id);
  return rows.map(({note}) => note);
}

export function createNoteRepository(db: Db) {
  const isOne = (activity_id: string, id: string) =>
    and(eq(activity_note.activity_id, activity_id), eq(activity_note.id, id));
  return {
    list: (activity_id: string): Promise<NoteRow[]> =>
      db
        .select()
        .from(activity_note)
        .where(eq(activity_note.activity_id, activity_id))
        .orderBy(
          sql`${activity_note.recorded_second} nulls first`,
          asc(activity_note.created_at),
          asc(activity_note.id),
        ),

    async get(activity_id: string, id: string): Promise<NoteRow | null> {
      const [row] = await db.select().from(activity_note).where(isOne(activity_id, id));
      return row ?? null;
    },

    /** Locks the note: no other transaction changes it until this one ends. */
    async lock(activity_id: string, id: string): Promise<NoteRow | null> {
      const [row] = await db.select().from(activity_note).where(isOne(activity_id, id)).for("update");
      return row ?? null;
    },

    async count(activity_id: string) {
      const [row] = await db
        .select({kept: count()})
        .from(activity_note)
        .where(eq(activity_note.activity_id, activity_id));
      return row?.kept ?? 0;
    },

    async add(values: NewNoteRow): Promise<NoteRow> {
      const [row] = await db.insert(activity_note).values(values).returning();
      if (!row) throw new Error("A note was not kept");
      return row;
    },

    /** From now on it is a note of the run: its recording has arrived. */
    async reveal(id: string, activity_id: string): Promise<NoteRow> {
      const isIt = and(eq(activity_note.id, id), isNull(activity_note.activity_id));
      const [row] = await db.update(activity_note).set({activity_id}).where(isIt).returning();
      if (!row) throw new Error("The recording of a note took too long to arrive");
      return row;
    },

    /** Every change has a version of its own. */
    async change(id: string, set: Partial<NoteRow>, at: Date): Promise<NoteRow> {
      const [row] = await db
        .update(activity_note)
        .set({...set, updated_at: at, version: sql`${activity_note.version} + 1`})
        .where(eq(activity_note.id, id))
        .returning();
      if (!row) throw new Error("A note that was locked is gone");
      return row;
    },

    /** Notes that no user has been able to see since before a moment. */
    listUnseen: (before: Date): Promise<Pick<NoteRow, "id" | "object_key">[]> =>
      db
        .select({id: activity_note.id, object_key: activity_note.object_key})
        .from(activity_note)
        .where(and(isNull(activity_note.activity_id), lt(activity_note.updated_at, before)))
        .orderBy(asc(activity_note.updated_at))
        .limit(500),

    async forget(id: string) {
      await db.delete(activity_note).where(and(eq(activity_note.id, id), isNull(activity_note.activity_id)));
    },
  };
}
