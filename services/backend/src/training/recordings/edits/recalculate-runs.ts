import {and, asc, between, eq, ne, sql} from "drizzle-orm";
import {createAudit} from "../../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {currentTrace} from "../../../core/http/request-trace.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {activity} from "../../runs/activities/tables.ts";
import {type RunnerHistory, runnerFor} from "../reading/read-file.ts";
import type {Rederived} from "../reading/rederive.ts";
import type {EditDeps} from "./edit-deps.ts";
import type {RecalculationRow} from "./recalculate.ts";
import {rederiveWithEdits} from "./rederive-with-edits.ts";
import {runnerHistory} from "./runner-history.ts";
import {saveDerived} from "./save-derived.ts";
import {recalculation} from "./tables.ts";

type Deps = Omit<EditDeps, "pairsOfRuns">;

/**
 * Derives the runs of a recalculation again, each in one transaction with the progress. After an abort at any point,
 * the next attempt resumes after the last run that was stored. Running it twice is safe.
 */
export async function recalculateRuns(deps: Deps, id: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const [row] = await deps.db.select().from(recalculation).where(eq(recalculation.id, id));
    if (!row || row.state === "done") return;
    const run = await nextRun(deps.db, row);
    if (!run) return finish(deps, row);
    const history = await runnerHistory(deps.db, row.user_id, deps.now());
    if (!history) return;
    await recalculateRun(deps, row, run, history);
  }
}

async function nextRun(db: Db, {user_id, from_day, to_day, last_start, last_id}: RecalculationRow) {
  const isMeant = and(eq(activity.user_id, user_id), between(activity.local_day, from_day, to_day));
  const isAfter =
    last_start === null
      ? undefined
      : sql`(${activity.start_time}, ${activity.id}) > (${last_start.toISOString()}::timestamptz, ${last_id})`;
  const [run] = await db
    .select()
    .from(activity)
    .where(and(isMeant, isAfter))
    .orderBy(asc(activity.start_time), asc(activity.id))
    .limit(1);
  return run ?? null;
}

async function recalculateRun(deps: Deps, row: RecalculationRow, run: RunRow, history: RunnerHistory) {
  const runner = runnerFor(history, run);
  const outcome = await rederiveWithEdits(deps, run, run.edits, runner);
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const lockedRun = await createRunRepository(tx).lock(row.user_id, run.id);
    // Changed meanwhile: the next round takes it once more.
    if (lockedRun && lockedRun.version !== run.version) return;
    const isChanged = lockedRun !== null && outcome.ok && differs(lockedRun, outcome);
    if (isChanged) await saveDerived(deps, tx, lockedRun, {edits: lockedRun.edits, outcome, at});
    await advance(tx, row, run, isChanged);
  });
}

/** Whether the run's derived values would change. */
function differs(run: RunRow, {derived}: Extract<Rederived, {ok: true}>) {
  return (
    run.cp_used !== derived.cp_used ||
    run.pace_cp !== derived.pace_cp ||
    run.weight_used !== derived.weight_used ||
    run.algo_version !== derived.algo_version ||
    run.stress !== derived.stress
  );
}

/** Only from where this try began: of two that run at once, one counts a run. */
async function advance(tx: Db, row: RecalculationRow, run: RunRow, isChanged: boolean) {
  await tx
    .update(recalculation)
    .set({
      state: "running",
      done: sql`${recalculation.done} + 1`,
      changed: sql`${recalculation.changed} + ${isChanged ? 1 : 0}`,
      last_start: run.start_time,
      last_id: run.id,
    })
    .where(
      and(eq(recalculation.id, row.id), eq(recalculation.done, row.done), ne(recalculation.state, "done")),
    );
}

async function finish({db, now}: Deps, {id, user_id, from_day, to_day}: RecalculationRow) {
  const at = now();
  await withTransaction(db, async (tx) => {
    const [done] = await tx
      .update(recalculation)
      .set({state: "done", finished_at: at})
      .where(and(eq(recalculation.id, id), ne(recalculation.state, "done")))
      .returning({changed: recalculation.changed});
    if (!done) return;
    const after = {from: from_day, to: to_day, changed: done.changed};
    const entry = {
      actor_id: user_id,
      actor_role: "user",
      action: "run.recalculate",
      target: user_id,
      after,
    } as const;
    await createAudit({db: tx, now: () => at}).append(tx, {...entry, ...currentTrace()});
  });
}
