import type {Db} from "../../../core/db/db.ts";
import {addDistance} from "../../../gear/worn-shoes.ts";
import type {activity} from "./tables.ts";

export type ShoeUsage = Pick<
  typeof activity.$inferSelect,
  "apparel_id" | "summary" | "deleted_at" | "is_excluded"
>;

/**
 * Adds to the shoes of a run what a change of it means for them: call it with the run as it was, and as it is, in the
 * transaction that changes it. Null is a run that was not there.
 */
export async function updateShoeDistance(tx: Db, before: ShoeUsage | null, after: ShoeUsage | null) {
  const metres = new Map<string, number>();
  const add = (run: ShoeUsage | null, sign: 1 | -1) => {
    if (run === null || run.apparel_id === null || run.deleted_at !== null || run.is_excluded) return;
    const {apparel_id} = run;
    metres.set(apparel_id, (metres.get(apparel_id) ?? 0) + sign * Math.round(run.summary.distance ?? 0));
  };
  add(before, -1);
  add(after, 1);
  // In one order, so that two changes never wait for each other.
  for (const [id, more] of [...metres].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (more !== 0) await addDistance(tx, id, more);
  }
}
