import {and, desc, eq, gt, isNull, lt, sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {one_time} from "./tables.ts";

export type OneTimeRow = typeof one_time.$inferSelect;

export interface NewOneTime {
  readonly hash: string;
  /** A word of the domain that issues it: what is of one kind is worth nothing as another. */
  readonly kind: string;
  readonly user_id: string;
  readonly data: object;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export function createOneTimeRepository(db: Db) {
  const isOpen = (kind: string, now: Date) =>
    and(eq(one_time.kind, kind), isNull(one_time.used_at), gt(one_time.expires_at, now));

  async function close(user: string, kind: string) {
    await db
      .delete(one_time)
      .where(and(eq(one_time.user_id, user), eq(one_time.kind, kind), isNull(one_time.used_at)));
  }

  async function add(row: NewOneTime) {
    await db.insert(one_time).values(row);
  }

  return {
    close,

    /** Beside those before it, which stay as good. */
    add,

    /** The newest replaces those before it. */
    async issue(row: NewOneTime) {
      await close(row.user_id, row.kind);
      await add(row);
    },

    /** Takes back what was issued after this one. */
    async closeLater({user_id, kind, created_at}: OneTimeRow) {
      if (user_id === null) return;
      await db
        .delete(one_time)
        .where(
          and(
            eq(one_time.user_id, user_id),
            eq(one_time.kind, kind),
            isNull(one_time.used_at),
            gt(one_time.created_at, created_at),
          ),
        );
    },

    async find(hash: string, kind: string, now: Date): Promise<OneTimeRow | null> {
      const [row] = await db
        .select()
        .from(one_time)
        .where(and(eq(one_time.hash, hash), isOpen(kind, now)));
      return row ?? null;
    },

    /** Uses it up, or returns null: of many at once exactly one gets the row. */
    async use(hash: string, kind: string, now: Date): Promise<OneTimeRow | null> {
      const [row] = await db
        .update(one_time)
        .set({used_at: now})
        .where(and(eq(one_time.hash, hash), isOpen(kind, now)))
        .returning();
      return row ?? null;
    },

    /** Counts a try at what someone was sent last, or returns null: nothing is open, or it was tried too often. */
    async tryNewest(user: string, kind: string, triesMax: number, now: Date): Promise<OneTimeRow | null> {
      const newest = db
        .select({hash: one_time.hash})
        .from(one_time)
        .where(and(eq(one_time.user_id, user), isOpen(kind, now)))
        .orderBy(desc(one_time.created_at))
        .limit(1);
      const [row] = await db
        .update(one_time)
        .set({tries: sql`${one_time.tries} + 1`})
        .where(and(eq(one_time.hash, newest), lt(one_time.tries, triesMax)))
        .returning();
      return row ?? null;
    },
  };
}
