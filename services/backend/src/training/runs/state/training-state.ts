import {eq, isNotNull, isNull, lt, or, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {training_state} from "./tables.ts";

export type TrainingState = typeof training_state.$inferSelect;

const DUE_BATCH_SIZE = 500;

export function createTrainingState(db: Db) {
  return {
    /** Null for who never had a run. */
    async get(user_id: string): Promise<TrainingState | null> {
      const [row] = await db.select().from(training_state).where(eq(training_state.user_id, user_id));
      return row ?? null;
    },

    /** Whether nothing changed since it was read; held until the end of the transaction. */
    async isUnchanged({user_id, version}: TrainingState): Promise<boolean> {
      const [row] = await db
        .select({version: training_state.version})
        .from(training_state)
        .where(eq(training_state.user_id, user_id))
        .for("update");
      return row?.version === version;
    },

    /** All was derived. Where that changed something, the version shows it to a concurrent derivation. */
    async markDerived(user_id: string, now: Date, hasChanged: boolean) {
      const steps = hasChanged ? 1 : 0;
      const version = sql`${training_state.version} + ${steps}::integer`;
      await db
        .update(training_state)
        .set({stale_from: null, open_from: null, derived_at: now, version})
        .where(eq(training_state.user_id, user_id));
    },

    async bumpVersion(user_id: string) {
      await db
        .update(training_state)
        .set({version: sql`${training_state.version} + 1`})
        .where(eq(training_state.user_id, user_id));
    },

    /** From this day on automatic rows may be rewritten. Call it only on the runner's request. */
    async open(user_id: string, day: string) {
      await db
        .update(training_state)
        .set({open_from: sql`least(${training_state.open_from}, ${day}::date)`})
        .where(eq(training_state.user_id, user_id));
    },

    /** Whose runs changed, and who was not looked at since a day before `now`. */
    async listDue(now: Date): Promise<string[]> {
      const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
      const rows = await db
        .select({user_id: training_state.user_id})
        .from(training_state)
        .where(
          or(
            isNotNull(training_state.stale_from),
            isNull(training_state.derived_at),
            lt(training_state.derived_at, dayAgo),
          ),
        )
        .orderBy(training_state.derived_at)
        .limit(DUE_BATCH_SIZE);
      return rows.map(({user_id}) => user_id);
    },
  };
}
