import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {CpHistoryRow, ManualCp} from "../../../contract/critical-power.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {scheduleDerivation} from "../../runs/state/mark-stale.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import {type CpRow, createCpHistory, isEnteredByAthlete, isManual} from "./cp-history.ts";
import {familyUntil} from "./family-on.ts";
import {describeRow} from "./get-cp-history.ts";
import type {PowerDeps} from "./power-deps.ts";

type Deps = Pick<PowerDeps, "db" | "now" | "enqueue">;

/** Critical power as the runner knows it. It ends the automatic rows after it: from then on it is theirs to change. */
export async function setManualCp(
  {db, now, enqueue}: Deps,
  user_id: string,
  {date, critical_power}: ManualCp,
): Promise<CpHistoryRow> {
  const at = now();
  const {today} = await requireAthlete(db, user_id, at);
  refuseFuture(date, today);
  return withTransaction(db, async (tx) => {
    // First of all: it holds off a concurrent derivation.
    await scheduleDerivation({enqueue}, tx, user_id, date);
    const history = createCpHistory(tx);
    const rows = await history.list(user_id);
    const known = rows.find((row) => isManual(row) && row.day === date);
    const family = (await familyUntil(tx, user_id, date)) ?? (await familyUntil(tx, user_id, today));
    const isSame = known?.critical_power === critical_power && known.family === family;
    const ended = rows.filter((row) => row.source === "auto" && row.day >= date);
    const replaced = known && !isSame ? [known, ...ended] : ended;
    await history.retire(
      user_id,
      replaced.map(({id}) => id),
      at,
    );
    const manual = {
      day: date,
      critical_power,
      source: "manual" as const,
      confidence: null,
      lower_bound: false,
      activity_id: null,
      family,
    };
    if (!isSame) await history.add(user_id, [manual], at);
    return describeOn(tx, user_id, (row) => isManual(row) && row.day === date);
  });
}

export function refuseFuture(date: string, today: string) {
  if (date > today) {
    throw new AppError("invalid", "date must not be in the future", {field_errors: {date: "out_of_range"}});
  }
}

export async function describeOn(tx: Db, user_id: string, isIt: (row: CpRow) => boolean) {
  const rows = await createCpHistory(tx).list(user_id);
  const row = rows.find(isIt);
  if (!row) throw new Error("A row was neither kept nor found");
  return describeRow(row, rows);
}

/** Takes back what the runner set, or what a test they named did: from that day on critical power is read from runs again. */
export async function removeManualCp({db, now, enqueue}: Deps, user_id: string, id: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const history = createCpHistory(tx);
    const row = (await history.list(user_id)).find((each) => each.id === id);
    if (!row) throw notFound();
    if (!isEnteredByAthlete(row))
      throw new AppError("not_editable", "Only what was set by hand or by a test can be taken back");
    await scheduleDerivation({enqueue}, tx, user_id, row.day);
    await history.retire(user_id, [id], now());
    await createTrainingState(tx).open(user_id, row.day);
  });
}
