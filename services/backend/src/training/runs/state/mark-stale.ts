import {and, eq, gte, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {STATE_KINDS} from "./job-kinds.ts";
import {curve_month, training_state} from "./tables.ts";

/** In the transaction that changes runs: what follows from them is to be derived anew from that local day on. */
export async function markStale(
  tx: Pick<Db, "insert" | "delete">,
  user_id: string,
  day: string,
): Promise<void> {
  await tx
    .insert(training_state)
    .values({user_id, stale_from: day})
    .onConflictDoUpdate({
      target: training_state.user_id,
      set: {
        stale_from: sql`least(${training_state.stale_from}, excluded.stale_from)`,
        version: sql`${training_state.version} + 1`,
      },
    });
  // After the row above is locked: a concurrent write of a month to the cache waits for it, and then finds that the
  // version has changed.
  await tx
    .delete(curve_month)
    .where(and(eq(curve_month.user_id, user_id), gte(curve_month.month, day.slice(0, "yyyy-MM".length))));
}

export interface DeriveDeps {
  readonly enqueue: Enqueue<typeof STATE_KINDS>;
}

/** Files often come several at once: what follows from them is derived once. */
const GATHER_SECONDS = 1;

/** Marks the day as stale, and enqueues the derivation for when the transaction is over. */
export async function scheduleDerivation(
  {enqueue}: DeriveDeps,
  tx: Db,
  user_id: string,
  day: string,
): Promise<void> {
  await markStale(tx, user_id, day);
  const options = {key: user_id, account: user_id, startInSeconds: GATHER_SECONDS};
  await enqueue(tx, "derive-user", {user_id}, options);
}
