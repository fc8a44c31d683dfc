import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {asc} from "drizzle-orm";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {createAudit} from "../../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {currentTrace} from "../../../core/http/request-trace.ts";
import {deriveCriticalPower} from "../../power/critical-power/derive-critical-power.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {activity} from "../../runs/activities/tables.ts";
import {scheduleDerivation} from "../../runs/state/mark-stale.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import {requestRecalculation} from "../edits/recalculate.ts";
import {flagOverlaps} from "./flag-overlaps.ts";
import {rereadRun} from "./reread-run.ts";
import type {UpgradeDeps} from "./upgrade-deps.ts";
import {isOutdated} from "./upgrade-due.ts";

/**
 * Flags overlapping runs, reads the files of an athlete's runs again with this version of the science, then derives
 * critical power of all days and scores all runs by it. Interrupted, it goes on with the runs that are left. The audit
 * names every run whose distance changed, and how many there were.
 */
export async function upgradeRuns(deps: UpgradeDeps, user_id: string, signal: AbortSignal): Promise<void> {
  const {db, now, logger} = deps;
  const listOutdated = () =>
    db.select().from(activity).where(isOutdated(user_id)).orderBy(asc(activity.start_time));
  const [first] = (await listOutdated()).map(({local_day}) => local_day).sort();
  if (first === undefined) return;
  // Before any of them has the version of today: interrupted, it would not know which were checked.
  await withTransaction(db, async (tx) => {
    await scheduleDerivation(deps, tx, user_id, first);
    await flagOverlaps(tx, user_id, now());
  });
  const runs = await listOutdated();
  for (const run of runs) {
    signal.throwIfAborted();
    await rereadRun(deps, run);
  }
  await withTransaction(db, async (tx) => {
    await scheduleDerivation(deps, tx, user_id, first);
    await createTrainingState(tx).open(user_id, first);
  });
  await deriveCriticalPower(deps, user_id, signal);
  const {today} = await requireAthlete(db, user_id, now());
  await requestRecalculation(deps, user_id, {from: first, to: today});
  await recordUpgrade(db, runs, now());
  logger.info({user_id, runs: runs.length, version: TRAINING_DEFAULTS.version}, "runs were read again");
}

/** m; less is rounding. */
const CHANGED_METRES = 1;

async function recordUpgrade(db: Db, before: readonly RunRow[], at: Date) {
  const [{user_id} = {user_id: ""}] = before;
  await withTransaction(db, async (tx) => {
    const distances: Record<string, {readonly before: number | null; readonly after: number | null}> = {};
    for (const run of before) {
      const after = await createRunRepository(tx).get(user_id, run.id);
      if (!after) continue;
      const change = {before: run.summary.distance, after: after.summary.distance};
      if (Math.abs((change.before ?? 0) - (change.after ?? 0)) >= CHANGED_METRES) distances[run.id] = change;
    }
    const entry = {
      actor_id: user_id,
      actor_role: "user",
      action: "run.upgrade",
      target: user_id,
      after: {version: TRAINING_DEFAULTS.version, runs: before.length, distances},
    } as const;
    await createAudit({db: tx, now: () => at}).append(tx, {...entry, ...currentTrace()});
  });
}
