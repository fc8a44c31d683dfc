import {and, desc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import type {Difference} from "./difference.ts";
import {reconcile_diff} from "./tables.ts";

export type DifferenceRow = typeof reconcile_diff.$inferSelect;

interface ObservedDifference extends Difference {
  readonly livemode: boolean;
  readonly at: Date;
}

export function createDifferenceRepository(db: Db) {
  return {
    listOpen: (): Promise<DifferenceRow[]> =>
      db
        .select()
        .from(reconcile_diff)
        .where(isNull(reconcile_diff.resolved_at))
        .orderBy(desc(reconcile_diff.found_at)),

    listAll: (limit: number): Promise<DifferenceRow[]> =>
      db.select().from(reconcile_diff).orderBy(desc(reconcile_diff.found_at)).limit(limit),

    /** A task for a person: one, however often it is found. */
    async saveOpen({at, ...found}: ObservedDifference) {
      await db
        .insert(reconcile_diff)
        .values({...found, id: newId("dif"), found_at: at})
        .onConflictDoNothing();
    },

    /** What was put right in the moment it was found. */
    async saveRepaired({at, ...found}: ObservedDifference) {
      const done = {resolved_at: at, resolved_by: "system", resolution: "mended"};
      await db.insert(reconcile_diff).values({...found, ...done, id: newId("dif"), found_at: at});
    },

    /** Null when it is done already, or never was. */
    async resolve(
      id: string,
      done: {at: Date; by: string; resolution: string},
    ): Promise<DifferenceRow | null> {
      const [row] = await db
        .update(reconcile_diff)
        .set({resolved_at: done.at, resolved_by: done.by, resolution: done.resolution})
        .where(and(eq(reconcile_diff.id, id), isNull(reconcile_diff.resolved_at)))
        .returning();
      return row ?? null;
    },

    /** Closes differences that are no longer found: they were corrected at the provider or here. */
    async closeGone(stillThere: readonly Pick<Difference, "kind" | "ref">[], at: Date) {
      const keys = new Set(stillThere.map(({kind, ref}) => `${kind} ${ref}`));
      for (const {id, kind, ref} of await this.listOpen()) {
        if (!keys.has(`${kind} ${ref}`)) await this.resolve(id, {at, by: "system", resolution: "gone"});
      }
    },
  };
}
