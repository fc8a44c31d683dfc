import {asc, sql} from "drizzle-orm";
import {type Db, withTransaction} from "../core/db/db.ts";
import type {FeatureFlag} from "./evaluate-flag.ts";
import {feature_flag, feature_history} from "./tables.ts";

export type FeatureRepository = ReturnType<typeof createFeatureRepository>;

export type FlagSetting = Pick<FeatureFlag, "key" | "state" | "percent" | "regions" | "users">;

export interface FlagChange {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

export function createFeatureRepository(db: Db) {
  return {
    list: () => db.select().from(feature_flag).orderBy(asc(feature_flag.key)),

    /** Sets a flag and records its value, the author and the reason. */
    set({key, ...setting}: FlagSetting, {by, reason, at}: FlagChange) {
      return withTransaction(db, async (tx) => {
        const flags = await tx
          .insert(feature_flag)
          .values({key, ...setting, version: 1})
          .onConflictDoUpdate({
            target: feature_flag.key,
            set: {...setting, version: sql`${feature_flag.version} + 1`},
          })
          .returning();
        const history = flags.map((flag) => ({...flag, changed_by: by, reason, changed_at: at}));
        await tx.insert(feature_history).values(history);
      });
    },

    /** Adds flags that are not there yet; what staff have set stays. */
    async addMissing(flags: readonly FlagSetting[]) {
      if (flags.length === 0) return;
      await db
        .insert(feature_flag)
        .values(flags.map((flag) => ({...flag, version: 1})))
        .onConflictDoNothing();
    },
  };
}
