import {and, asc, count, eq, inArray, isNull, max, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {workout_collection, workout_template} from "./tables.ts";
import type {CollectionRow, TemplateRow} from "./to-template.ts";

type NewTemplateRow = typeof workout_template.$inferInsert;

/** Every query for one names its owner. */
export function createTemplateRepository(db: Db, user_id: string) {
  const isTheirs = eq(workout_template.user_id, user_id);
  const isTheirCollection = eq(workout_collection.user_id, user_id);
  const isIn = (collection_id: string | null) =>
    collection_id === null
      ? isNull(workout_template.collection_id)
      : eq(workout_template.collection_id, collection_id);
  return {
    list: (): Promise<TemplateRow[]> =>
      db
        .select()
        .from(workout_template)
        .where(isTheirs)
        .orderBy(asc(workout_template.position), asc(workout_template.created_at), asc(workout_template.id)),

    listCollections: (): Promise<CollectionRow[]> =>
      db
        .select()
        .from(workout_collection)
        .where(isTheirCollection)
        .orderBy(
          asc(workout_collection.position),
          asc(workout_collection.created_at),
          asc(workout_collection.id),
        ),

    async get(id: string): Promise<TemplateRow | null> {
      const [row] = await db
        .select()
        .from(workout_template)
        .where(and(isTheirs, eq(workout_template.id, id)));
      return row ?? null;
    },

    async count(): Promise<number> {
      const [row] = await db.select({count: count()}).from(workout_template).where(isTheirs);
      return row?.count ?? 0;
    },

    /** Where the next one of a collection comes, or of those in none. */
    async nextPosition(collection_id: string | null): Promise<number> {
      const [row] = await db
        .select({last: max(workout_template.position)})
        .from(workout_template)
        .where(and(isTheirs, isIn(collection_id)));
      return (row?.last ?? -1) + 1;
    },

    async add(row: Omit<NewTemplateRow, "user_id">): Promise<TemplateRow> {
      const [added] = await db
        .insert(workout_template)
        .values({...row, user_id})
        .returning();
      if (!added) throw new Error("A template was not added");
      return added;
    },

    /** Increments the version: every change of content has one. */
    async change(id: string, set: Partial<NewTemplateRow>, at: Date): Promise<TemplateRow> {
      const [row] = await db
        .update(workout_template)
        .set({...set, updated_at: at, version: sql`${workout_template.version} + 1`})
        .where(and(isTheirs, eq(workout_template.id, id)))
        .returning();
      if (!row) throw new Error("A template of a locked account is gone");
      return row;
    },

    /** Changes only the collection and position, which are not content: the version stays. */
    async place(id: string, collection_id: string | null, position: number) {
      await db
        .update(workout_template)
        .set({collection_id, position})
        .where(and(isTheirs, eq(workout_template.id, id)));
    },

    async remove(id: string) {
      await db.delete(workout_template).where(and(isTheirs, eq(workout_template.id, id)));
    },

    async addCollection(row: Omit<CollectionRow, "user_id">): Promise<CollectionRow> {
      const [added] = await db
        .insert(workout_collection)
        .values({...row, user_id})
        .returning();
      if (!added) throw new Error("A collection was not added");
      return added;
    },

    async changeCollection(id: string, set: Partial<Pick<CollectionRow, "name" | "position">>) {
      await db
        .update(workout_collection)
        .set(set)
        .where(and(isTheirCollection, eq(workout_collection.id, id)));
    },

    async removeCollections(ids: readonly string[]) {
      await db
        .delete(workout_collection)
        .where(and(isTheirCollection, inArray(workout_collection.id, [...ids])));
    },
  };
}
export type TemplateRepository = ReturnType<typeof createTemplateRepository>;
