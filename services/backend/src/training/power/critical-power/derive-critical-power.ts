import {setImmediate} from "node:timers/promises";
import {dayInZone, startOfDay} from "@gradus/schemas/zoned-time";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {createTrainingState, type TrainingState} from "../../runs/state/training-state.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {createRunHistory} from "../history/run-history.ts";
import {automaticCpRows, type DayWalk, type RunnerPower, type WalkedDay} from "./automatic-cp-rows.ts";
import {type CpRow, createCpHistory, type NewCpRow} from "./cp-history.ts";
import {familyOn} from "./family-on.ts";
import type {PowerDeps} from "./power-deps.ts";
import {readRunnerPower} from "./read-runner-power.ts";
import {changesTo, type RowChanges} from "./row-changes.ts";

type DeriveDeps = Pick<AnalysisDeps, "db" | "now">;

/**
 * Derives automatic critical power of a runner from the first stale day on. A result that was computed before a later
 * write is discarded: that write has enqueued the next derivation.
 */
export async function deriveCriticalPower(
  {db, now}: DeriveDeps,
  user_id: string,
  signal: AbortSignal,
): Promise<void> {
  const state = await createTrainingState(db).get(user_id);
  if (!state) return;
  const at = now();
  const athlete = await requireAthlete(db, user_id, at);
  const rows = await createCpHistory(db).list(user_id);
  const runs = await createRunHistory(db).listPowered(user_id);
  const walk = daysToDerive({state, athlete, rows, firstRun: runs[0]?.day ?? athlete.today});
  const existing = rows.filter((row) => !walk.fixedRows.includes(row));
  const newRows = await collectRows(await readRunnerPower(db, athlete, walk, at), walk, {signal});
  const changes = changesTo(existing, newRows);
  await withTransaction(db, async (tx) => {
    const states = createTrainingState(tx);
    if (!(await states.isUnchanged(state))) return;
    await writeChanges(createCpHistory(tx), user_id, changes, at);
    const family = familyOn(runs, athlete.today);
    if (family !== null) await createCpHistory(tx).nameFamily(user_id, family);
    await states.markDerived(user_id, at, changes.added.length + changes.retired.length > 0);
  });
}

interface DerivationInput {
  readonly state: TrainingState;
  readonly athlete: Athlete;
  readonly rows: readonly CpRow[];
  readonly firstRun: string;
}

/**
 * The days on which rows may still be written. The value in force on a past day stays, whatever arrives later; a late
 * run counts from today on. Open are days before any value was in force, those that were derived first today (as a
 * user's whole history arrives), and those the athlete opened.
 */
function daysToDerive({
  state,
  athlete,
  rows,
  firstRun,
}: DerivationInput): DayWalk & {readonly fixedRows: readonly CpRow[]} {
  const {today, timezone} = athlete;
  const derived = state.derived_at && dayInZone(state.derived_at, timezone);
  const morning = startOfDay(today, timezone);
  const isSettled = rows.some(({source, created_at}) => source === "auto" && created_at < morning);
  const firstRow = rows[0]?.day ?? null;
  const isOpen = (day: string) =>
    !isSettled ||
    (derived !== null && day >= derived) ||
    (firstRow !== null && day < firstRow) ||
    (state.open_from !== null && day >= state.open_from);
  const starts = [state.stale_from, state.open_from, derived ?? firstRun, today];
  const from = starts.filter((day) => day !== null).sort()[0] ?? today;
  const fixedRows = rows.filter(({source, day}) => source !== "auto" || day < from || !isOpen(day));
  return {from: from < firstRun ? firstRun : from, to: today, isOpen, fixedRows};
}

interface CollectOptions {
  readonly signal: AbortSignal;
  readonly onDay?: (walked: WalkedDay) => Promise<void>;
}

/** Walks the days without holding up what else this process does. */
export async function collectRows(
  power: RunnerPower,
  walk: DayWalk,
  {signal, onDay}: CollectOptions,
): Promise<NewCpRow[]> {
  const rows: NewCpRow[] = [];
  for (const walked of automaticCpRows(power, walk)) {
    signal.throwIfAborted();
    if (walked.row) rows.push(walked.row);
    await onDay?.(walked);
    await setImmediate();
  }
  return rows;
}

export async function writeChanges(
  history: ReturnType<typeof createCpHistory>,
  user_id: string,
  {retired, added}: RowChanges,
  now: Date,
) {
  await history.retire(
    user_id,
    retired.map(({id}) => id),
    now,
  );
  await history.add(
    user_id,
    added.map((row) => ({...row, source: "auto" as const})),
    now,
  );
}

/** Enqueues the derivation for every user who is due. A user whose job is already waiting gets no second one. */
export async function deriveDue({db, now, enqueue}: Pick<PowerDeps, "db" | "now" | "enqueue">) {
  for (const user_id of await createTrainingState(db).listDue(now())) {
    await enqueue(db, "derive-user", {user_id}, {key: user_id, account: user_id});
  }
}
