import {and, count, desc, eq, getTableColumns} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {race_course} from "./tables.ts";

export type CourseRow = typeof race_course.$inferSelect;
export type NewCourse = typeof race_course.$inferInsert;

const {
  altitudes: _altitudes,
  grades: _grades,
  polyline: _polyline,
  ...SUMMARY
} = getTableColumns(race_course);
export type CourseHead = Omit<CourseRow, "altitudes" | "grades" | "polyline">;

export function createCourseRepository(db: Db) {
  const isOf = (user_id: string) => eq(race_course.user_id, user_id);
  return {
    list: (user_id: string): Promise<CourseHead[]> =>
      db
        .select(SUMMARY)
        .from(race_course)
        .where(isOf(user_id))
        .orderBy(desc(race_course.created_at), desc(race_course.id)),

    async get(user_id: string, id: string): Promise<CourseRow | null> {
      const [row] = await db
        .select()
        .from(race_course)
        .where(and(isOf(user_id), eq(race_course.id, id)));
      return row ?? null;
    },

    async findByFile(user_id: string, sha256: string): Promise<CourseHead | null> {
      const [row] = await db
        .select(SUMMARY)
        .from(race_course)
        .where(and(isOf(user_id), eq(race_course.sha256, sha256)));
      return row ?? null;
    },

    async count(user_id: string): Promise<number> {
      const [row] = await db.select({kept: count()}).from(race_course).where(isOf(user_id));
      return row?.kept ?? 0;
    },

    async add(row: NewCourse) {
      await db.insert(race_course).values(row);
    },

    /** False when there was none. */
    async remove(user_id: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(race_course)
        .where(and(isOf(user_id), eq(race_course.id, id)))
        .returning({id: race_course.id});
      return rows.length > 0;
    },
  };
}
