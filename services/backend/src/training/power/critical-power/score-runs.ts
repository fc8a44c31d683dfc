import {and, asc, eq, isNull, ne} from "drizzle-orm";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {BY_HAND} from "../../../contract/activity-values.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {scoresOf} from "../../runs/activities/derive-run.ts";
import {type OpenDeps, openRun} from "../../runs/activities/open-run.ts";
import {createRunRepository} from "../../runs/activities/run-repository.ts";
import {activity} from "../../runs/activities/tables.ts";
import {markStale} from "../../runs/state/mark-stale.ts";
import {readHeart} from "../history/heart-rates.ts";
import {listCriticalPower} from "./list-critical-power.ts";
import {cpForRun, sameFamily} from "./same-family.ts";

/** What stress and zones are read from. */
const SCORED = ["power", "speed", "heart_rate", "altitude", "distance"] as const;

export interface ScoreDeps extends OpenDeps {
  readonly now: () => Date;
}

/**
 * Gives stress and zones to runs that were read while there was no critical power: otherwise the load of an athlete who
 * brings their history would contain none of it. A run from before the first value in its watts takes that value. A run
 * that has a value keeps it. Returns the number of runs scored.
 */
export async function scoreRuns(deps: ScoreDeps, user_id: string, signal: AbortSignal): Promise<number> {
  const {db, now} = deps;
  const history = await listCriticalPower(db, user_id);
  if (history.length === 0) return 0;
  const athlete = await requireAthlete(db, user_id, now());
  const isUnscored = and(
    eq(activity.user_id, user_id),
    isNull(activity.cp_used),
    isNull(activity.deleted_at),
    ne(activity.source, BY_HAND),
  );
  const heart = await readHeart(db, user_id, now());
  const rows = await db.select().from(activity).where(isUnscored).orderBy(asc(activity.start_time));
  let scored = 0;
  for (const row of rows) {
    const then = cpForRun(history, row.local_day, row.power_family);
    const [first] = sameFamily(history, row.power_family);
    const critical_power = then.critical_power ?? first?.value ?? null;
    const pace_cp = critical_power === null ? then.pace_cp : null;
    if (critical_power === null && pace_cp === row.pace_cp) continue;
    signal.throwIfAborted();
    const {series} = await openRun(deps, row, {columns: SCORED});
    const weight = row.weight_used ?? athlete.weightOn(row.local_day);
    const scores = scoresOf(series, {critical_power, pace_cp, weight, rpe: row.rpe, heart});
    await withTransaction(db, async (tx) => {
      const runs = createRunRepository(tx);
      const current = await runs.lock(user_id, row.id);
      // A concurrent change may have altered what the run is worth; the next pass takes it.
      if (current?.version !== row.version) return;
      await markStale(tx, user_id, row.local_day);
      await runs.change(row.id, {...scores, computed_at: now()}, now());
    });
    scored++;
  }
  return scored;
}
