import {daysBetween} from "@gradus/training/numbers/days";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {createCpHistory} from "./cp-history.ts";
import {collectRows, writeChanges} from "./derive-critical-power.ts";
import {readRunnerPower} from "./read-runner-power.ts";
import {createRecalculations, type RecalculationRow} from "./recalculations.ts";
import {changedDays, changesTo} from "./row-changes.ts";

type Deps = Pick<AnalysisDeps, "db" | "now">;

const PROGRESS_INTERVAL_DAYS = 100;

/**
 * Recalculates automatic critical power from a day on, writes it unless it is a preview, and stores the days on which
 * it changed. A second run changes nothing. Throws when runs arrive meanwhile, so that the job is retried from the
 * beginning.
 */
export async function recalculateCp({db, now}: Deps, id: string, signal: AbortSignal): Promise<void> {
  const row = await createRecalculations(db).get(id);
  if (!row || row.finished_at) return;
  const {user_id, from_day: from} = row;
  const athlete = await requireAthlete(db, user_id, now());
  const state = await createTrainingState(db).get(user_id);
  const rows = await createCpHistory(db).list(user_id);
  const existing = rows.filter(({source, day}) => source === "auto" && day >= from);
  const walk = {
    from,
    to: athlete.today,
    fixedRows: rows.filter((each) => !existing.includes(each)),
    isOpen: () => true,
  };
  const power = await readRunnerPower(db, athlete, walk, now());
  const onDay = await storeProgress({db, now}, row, daysBetween(from, walk.to) + 1);
  const changes = changesTo(existing, await collectRows(power, walk, {signal, onDay}));
  const changed = changedDays(rows, changes);
  const days_done = daysBetween(from, walk.to) + 1;
  await withTransaction(db, async (tx) => {
    const states = createTrainingState(tx);
    if (!row.is_preview && state) {
      if (!(await states.isUnchanged(state))) throw new Error("Runs changed while critical power was read");
      await writeChanges(createCpHistory(tx), user_id, changes, now());
      if (changes.added.length + changes.retired.length > 0) await states.bumpVersion(user_id);
    }
    await createRecalculations(tx).change(id, {state: "done", changed, days_done, finished_at: now()});
  });
}

/** Stores the number of days done at intervals. */
async function storeProgress({db}: Deps, {id}: RecalculationRow, days_total: number) {
  const all = createRecalculations(db);
  await all.change(id, {state: "running", days_total, days_done: 0});
  let days_done = 0;
  return async () => {
    days_done++;
    if (days_done % PROGRESS_INTERVAL_DAYS === 0) await all.change(id, {days_done});
  };
}
