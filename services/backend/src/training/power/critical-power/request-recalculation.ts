import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {Recalculation, RecalculationRequest} from "../../../contract/critical-power.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import {orNull, tenth} from "../history/rounded.ts";
import {createRunHistory} from "../history/run-history.ts";
import type {PowerDeps} from "./power-deps.ts";
import {createRecalculations, isAbandoned, type RecalculationRow} from "./recalculations.ts";

/** Requests a recalculation of automatic critical power. While the same one is under way, returns that one. */
export async function requestRecalculation(
  {db, now, enqueue}: Pick<PowerDeps, "db" | "now" | "enqueue">,
  user_id: string,
  {from, preview}: RecalculationRequest,
): Promise<Recalculation> {
  const at = now();
  const {today} = await requireAthlete(db, user_id, at);
  if (from !== undefined && from > today) throw inFuture();
  const [first] = await createRunHistory(db).listPowered(user_id);
  const begin = first?.day ?? today;
  const from_day = from === undefined || from < begin ? begin : from;
  const row = await withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const all = createRecalculations(tx);
    const open = await all.getOpen(user_id, at);
    if (open) return requireSame(open, {from_day, is_preview: preview});
    const id = newId("cpr");
    await enqueue(tx, "recalculate-cp", {recalculation_id: id}, {key: user_id, account: user_id});
    return all.add({id, user_id, state: "waiting", is_preview: preview, from_day, requested_at: at});
  });
  return describeRecalculation(row);
}

/** Null when no recalculation was requested. */
export async function getRecalculation({db, now}: Pick<PowerDeps, "db" | "now">, user_id: string) {
  const row = await createRecalculations(db).getLatest(user_id);
  if (!row) return {recalculation: null};
  const state = isAbandoned(row, now()) ? "failed" : row.state;
  return {recalculation: describeRecalculation({...row, state})};
}

function requireSame(
  open: RecalculationRow,
  {from_day, is_preview}: Pick<RecalculationRow, "from_day" | "is_preview">,
) {
  if (open.from_day === from_day && open.is_preview === is_preview) return open;
  throw new AppError("conflict", "Another recalculation is under way");
}

function inFuture() {
  return new AppError("invalid", "from must not be in the future", {field_errors: {from: "out_of_range"}});
}

function describeRecalculation(row: RecalculationRow): Recalculation {
  return {
    id: row.id,
    state: row.state,
    preview: row.is_preview,
    from: row.from_day,
    days_done: row.days_done,
    days_total: row.days_total,
    changed: row.changed.map(({date, before, after}) => ({
      date,
      before: orNull(tenth, before),
      after: orNull(tenth, after),
    })),
    requested_at: row.requested_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
