import {createHash} from "node:crypto";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {and, between, count, eq} from "drizzle-orm";
import type {Recalculation} from "../../../contract/activity-edits.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {notFound} from "../../../core/errors.ts";
import {sameFamily} from "../../power/critical-power/same-family.ts";
import {activity} from "../../runs/activities/tables.ts";
import {type RunnerHistory, runnerFor} from "../reading/read-file.ts";
import type {EditDeps} from "./edit-deps.ts";
import {runnerHistory} from "./runner-history.ts";
import {recalculation} from "./tables.ts";

export type RecalculationRow = typeof recalculation.$inferSelect;

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Requests that runs are derived again, with the critical power, weight and heart rates of their days. The same request
 * is stored only once, while its result holds.
 */
export function requestRecalculation(
  {db, now, enqueue}: Pick<EditDeps, "db" | "now" | "enqueue">,
  user_id: string,
  {from, to}: Days,
): Promise<Recalculation> {
  return withTransaction(db, async (tx) => {
    const history = await runnerHistory(tx, user_id, now());
    if (!history) throw notFound();
    const {critical_power, weight, heart} = history;
    const history_key = createHash("sha256")
      .update(JSON.stringify([critical_power, weight, heart]))
      .digest("hex");
    const question = {from_day: from, to_day: to, algo_version: TRAINING_DEFAULTS.version, history_key};
    const known = await findSame(tx, user_id, question);
    if (known?.state === "done" && !(await isStillValid(tx, known, history))) await releaseKey(tx, known);
    const [added] = await tx
      .insert(recalculation)
      .values({
        ...question,
        id: newId("rec"),
        user_id,
        state: "waiting",
        total: await countRuns(tx, user_id, {from, to}),
        created_at: now(),
      })
      .onConflictDoNothing()
      .returning();
    const row = added ?? (await findSame(tx, user_id, question));
    if (!row) throw new Error("A recalculation was neither kept nor found");
    // Enqueued again, since the job of an unfinished recalculation may have been given up.
    if (row.state !== "done")
      await enqueue(tx, "recalculate-runs", {recalculation_id: row.id}, {key: row.id, account: user_id});
    return toRecalculation(row);
  });
}

export async function getRecalculation(db: Db, user_id: string, id: string): Promise<Recalculation> {
  const isIt = and(eq(recalculation.user_id, user_id), eq(recalculation.id, id));
  const [row] = await db.select().from(recalculation).where(isIt);
  if (!row) throw notFound();
  return toRecalculation(row);
}

function toRecalculation(row: RecalculationRow): Recalculation {
  const {id, from_day, to_day, state, total, done, changed, created_at, finished_at} = row;
  return {
    id,
    from: from_day,
    to: to_day,
    state,
    total,
    done,
    changed,
    created: created_at.toISOString(),
    finished: finished_at?.toISOString() ?? null,
  };
}

/** Includes deleted runs: they can be restored. */
async function countRuns(tx: Db, user_id: string, {from, to}: Days) {
  const isMeant = and(eq(activity.user_id, user_id), between(activity.local_day, from, to));
  const [found] = await tx.select({runs: count()}).from(activity).where(isMeant);
  return found?.runs ?? 0;
}

type RecalculationKey = Pick<RecalculationRow, "from_day" | "to_day" | "algo_version" | "history_key">;

async function findSame(
  tx: Db,
  user_id: string,
  {from_day, to_day, algo_version, history_key}: RecalculationKey,
) {
  const [same] = await tx
    .select()
    .from(recalculation)
    .where(
      and(
        eq(recalculation.user_id, user_id),
        eq(recalculation.from_day, from_day),
        eq(recalculation.to_day, to_day),
        eq(recalculation.algo_version, algo_version),
        eq(recalculation.history_key, history_key),
      ),
    )
    .for("update");
  return same ?? null;
}

/** Whether the runs still are what a recalculation with this history made of them. */
async function isStillValid(tx: Db, known: RecalculationRow, history: RunnerHistory) {
  const {local_day, power_family, cp_used, pace_cp, weight_used, algo_version} = activity;
  const {stress_method, computed_at, source, rpe} = activity;
  const runs = await tx
    .select({
      local_day,
      power_family,
      cp_used,
      pace_cp,
      weight_used,
      algo_version,
      stress_method,
      computed_at,
      source,
      rpe,
    })
    .from(activity)
    .where(and(eq(activity.user_id, known.user_id), between(local_day, known.from_day, known.to_day)));
  return runs.every((run) => {
    if (!usedTheseHeartRates(run, known, history)) return false;
    const then = runnerFor(history, run);
    const isSame = run.weight_used === then.weight && run.algo_version === known.algo_version;
    // Runs of before the first value are scored with that one later on.
    const [first] = sameFamily(history.critical_power, run.power_family);
    if (then.critical_power === null && first && run.cp_used === first.value) return isSame;
    return isSame && run.cp_used === then.critical_power && run.pace_cp === then.pace_cp;
  });
}

/**
 * Heart rates are not stored with a run: runs derived since then may have used other rates. Without any rates, no run
 * may have its stress from them.
 */
function usedTheseHeartRates(
  {stress_method, computed_at}: Pick<typeof activity.$inferSelect, "stress_method" | "computed_at">,
  {finished_at}: RecalculationRow,
  {heart}: RunnerHistory,
) {
  if (stress_method === "power") return true;
  if (heart === null) return stress_method !== "heart_rate";
  return finished_at !== null && computed_at <= finished_at;
}

/**
 * Frees the key of a finished recalculation: it keeps its result for callers who ask for it, and the same request can
 * be made anew.
 */
async function releaseKey(tx: Db, {id, history_key}: RecalculationRow) {
  const set = {history_key: `${history_key} ${id}`};
  await tx.update(recalculation).set(set).where(eq(recalculation.id, id));
}
