import {historyBetween} from "@gradus/training/cp/history";
import {explainTestedCp} from "@gradus/training/explain/explain-power";
import type {CpHistory, CpHistoryQuery, CpHistoryRow} from "../../../contract/critical-power.ts";
import type {Db} from "../../../core/db/db.ts";
import {refuseReversed} from "../history/requested-days.ts";
import {fine, orNull, tenth, whole} from "../history/rounded.ts";
import {createRunHistory} from "../history/run-history.ts";
import {toExplanation} from "../history/to-explanations.ts";
import {type CpRow, createCpHistory, isManual} from "./cp-history.ts";
import {sameFamily} from "./same-family.ts";
import type {CpTestRecord} from "./tables.ts";

const ALWAYS = {first: "0001-01-01", last: "9999-12-31"} as const;

/** Critical power over time: the rows of a range with those that were in force at its start. */
export async function getCpHistory(
  db: Db,
  user_id: string,
  {startDate = ALWAYS.first, endDate = ALWAYS.last}: CpHistoryQuery,
): Promise<CpHistory> {
  if (startDate > endDate) refuseReversed("startDate", "endDate");
  const rows = await createCpHistory(db).list(user_id);
  const moved = rows.flatMap(({activity_id}) => activity_id ?? []);
  const names = await createRunHistory(db).namesOf(user_id, moved);
  const described = rows.map((row) => ({
    ...describeRow(row, rows),
    activity_name: names.get(row.activity_id ?? "") ?? null,
  }));
  const last = rows.at(-1);
  return {
    mode: last && isManual(last) ? "manual" : "auto",
    items: between(described, startDate, endDate),
  };
}

/** Watts of each family have a history of their own, and a run is measured by its own alone. */
function between(rows: readonly CpHistoryRow[], from: string, to: string): CpHistoryRow[] {
  const families = [...new Set(rows.map(({family}) => family))];
  const found = families.flatMap((family) =>
    historyBetween(
      rows.filter((row) => row.family === family),
      from,
      to,
    ),
  );
  return rows.filter((row) => found.includes(row));
}

/**
 * Without the name of the run that moved it: no run moves what a user sets.
 *
 * @param rows all, in their order: it is compared with the one before it in the same watts
 */
export function describeRow(row: CpRow, rows: readonly CpRow[]): CpHistoryRow {
  const before = sameFamily(rows.slice(0, rows.indexOf(row)), row.family).at(-1) ?? null;
  const {id, day, critical_power, family, source, confidence, lower_bound, activity_id} = row;
  return {
    id,
    date: day,
    critical_power: tenth(critical_power),
    family,
    source,
    confidence: orNull(fine, confidence),
    lower_bound,
    activity_id,
    activity_name: null,
    change: changeOf(row, before),
    previous: orNull(tenth, before?.critical_power ?? null),
    test: row.test && describeTest(row, row.test),
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

function describeTest({critical_power}: CpRow, {w_prime, ...test}: CpTestRecord): CpHistoryRow["test"] {
  const {protocol, short_power, long_power} = test;
  const efforts = {protocol, shortPower: short_power, longPower: long_power};
  const explained = explainTestedCp(efforts, {cp: critical_power, wPrime: w_prime});
  return {...test, w_prime: whole(w_prime), explanation: toExplanation(explained)};
}

function changeOf({source, critical_power}: CpRow, before: CpRow | null): CpHistoryRow["change"] {
  if (source !== "auto") return "set";
  if (!before) return "first";
  return critical_power >= before.critical_power ? "raised" : "lowered";
}
