import {sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {counter} from "./tables.ts";

export type CounterRepository = ReturnType<typeof createCounterRepository>;
export type Counter = typeof counter.$inferSelect;
export type CounterName = Counter["name"];

export function createCounterRepository(db: Db) {
  return {
    list: (): Promise<Counter[]> => db.select().from(counter),

    async put(counters: readonly Counter[]) {
      if (counters.length === 0) return;
      await db
        .insert(counter)
        .values([...counters])
        .onConflictDoUpdate({
          target: counter.name,
          set: {value: sql`excluded.value`, counted_at: sql`excluded.counted_at`},
          // A slow count of another process must not put an older number back.
          setWhere: sql`${counter.counted_at} <= excluded.counted_at`,
        });
    },
  };
}
