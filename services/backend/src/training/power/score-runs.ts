import {and, asc, eq, isNull} from "drizzle-orm";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {withTransaction} from "../../core/db/db.ts";
import {scoresOf} from "../activities/derive-run.ts";
import {type OpenDeps, openRun} from "../activities/open-run.ts";
import {createRunRepository} from "../activities/run-repository.ts";
import {activity} from "../activities/tables.ts";
import {readHeart} from "../history/heart-rates.ts";
import {markStale} from "../state/mark-stale.ts";
import {cpOn, createCpHistory} from "./cp-history.ts";

export interface ScoreDeps extends OpenDeps {
  readonly now: () => Date;
}

/**
 * Gives stress and zones to runs that were read while there was no critical power: whoever brings their history would
 * otherwise have none of it in their load. A run of before the first value takes that one. What has a value keeps it.
 * Says how many.
 */
export async function scoreRuns(deps: ScoreDeps, user_id: string, signal: AbortSignal): Promise<number> {
  const {db, now} = deps;
  const history = await createCpHistory(db).list(user_id);
  const [first] = history;
  if (!first) return 0;
  const athlete = await findAthlete(db, user_id, now());
  const isUnscored = and(
    eq(activity.user_id, user_id),
    isNull(activity.cp_used),
    isNull(activity.deleted_at),
  );
  const heart = await readHeart(db, user_id, now());
  const rows = await db.select().from(activity).where(isUnscored).orderBy(asc(activity.start_time));
  for (const row of rows) {
    signal.throwIfAborted();
    const {series} = await openRun(deps, row, {columns: ["power", "speed", "heart_rate"]});
    const {critical_power} = cpOn(history, row.local_day) ?? first;
    const weight = row.weight_used ?? athlete.weightOn(row.local_day);
    const scores = scoresOf(series, {critical_power, weight, rpe: row.rpe, heart});
    await withTransaction(db, async (tx) => {
      const runs = createRunRepository(tx);
      const current = await runs.lock(user_id, row.id);
      // Whoever changed it meanwhile may have changed what it is worth; the next look takes it.
      if (current?.version !== row.version) return;
      await markStale(tx, user_id, row.local_day);
      await runs.change(row.id, {...scores, computed_at: now()}, now());
    });
  }
  return rows.length;
}
