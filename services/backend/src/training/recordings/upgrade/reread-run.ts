import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {eq} from "drizzle-orm";
import {withTransaction} from "../../../core/db/db.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {rederiveWithEdits} from "../edits/rederive-with-edits.ts";
import {runnerHistory} from "../edits/runner-history.ts";
import {saveDerived} from "../edits/save-derived.ts";
import {type ReadRun, type RunnerHistory, runnerFor} from "../reading/read-file.ts";
import {contentOf, readContent} from "../reading/read-upload.ts";
import type {UpgradeDeps} from "./upgrade-deps.ts";

/**
 * Reads one run again from its file, as it is recorded there, and derives all that follows from it and its edits. Where the
 * file is gone or is refused by now, it is derived from what was read before. A run that changed meanwhile is left to
 * the next time.
 */
export async function rereadRun(deps: UpgradeDeps, run: RunRow): Promise<void> {
  const history = await runnerHistory(deps.db, run.user_id, deps.now());
  if (!history) return;
  const recorded = await readRecorded(deps, run, history);
  // The series first: interrupted here, the next time writes the same again.
  if (recorded) await deps.objects.put(run.series_key, recorded.packed);
  const facts = recorded ? factsOf(recorded) : {};
  const runner = runnerFor(history, run);
  const outcome = await rederiveWithEdits(deps, {...run, ...facts}, run.edits, runner);
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const runs = createRunRepository(tx);
    const lockedRun = await runs.lock(run.user_id, run.id);
    if (lockedRun?.version !== run.version) return;
    const changed = await runs.change(run.id, {...facts, algo_version: TRAINING_DEFAULTS.version}, at);
    // Edits that fit no more: the run stays what it was, and is not looked at every time.
    if (outcome.ok) await saveDerived(deps, tx, changed, {edits: run.edits, outcome, at});
  });
}

/** Null where the file or this part of it cannot be read any more. */
async function readRecorded(deps: UpgradeDeps, run: RunRow, history: RunnerHistory): Promise<ReadRun | null> {
  const [row] = await deps.db.select().from(upload).where(eq(upload.id, run.upload_id));
  const bytes = row ? await contentOf(deps, row) : null;
  if (!row || bytes === null) return null;
  const {runs} = await readContent(deps, row, bytes, history);
  return runs.find(({part, recorded_start}) => part === run.part && isStartOf(run, recorded_start)) ?? null;
}

/** Edits name seconds from the start: a recording that begins elsewhere by now is another. */
const isStartOf = (run: RunRow, recorded_start: number) =>
  run.recorded_start.getTime() === recorded_start * 1000;

/** The facts of a run in the file itself, beside its series. */
const factsOf = ({
  laps,
  totals,
  record_interval,
  recorded_seconds,
  has_barometer,
  distance_source,
}: ReadRun) => ({
  laps,
  totals,
  record_interval,
  recorded_seconds,
  has_barometer,
  distance_source,
});
