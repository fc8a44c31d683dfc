import type {Edit} from "@gradus/training/edits/apply-edits";
import {isoDay} from "@gradus/training/numbers/days";
import {eq} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {activity_curve} from "../../runs/activities/tables.ts";
import {updateShoeDistance} from "../../runs/activities/update-shoe-distance.ts";
import {type DeriveDeps, scheduleDerivation} from "../../runs/state/mark-stale.ts";
import type {Rederived} from "../reading/rederive.ts";
import {powerSourceOf} from "./power-source-of.ts";

type Outcome = Extract<Rederived, {ok: true}>;

/** In the transaction that holds the run: everything that follows from its new edits, or from a new runner. */
export async function saveDerived(
  deps: DeriveDeps,
  tx: Db,
  row: RunRow,
  {edits, outcome, at}: {edits: readonly Edit[]; outcome: Outcome; at: Date},
): Promise<RunRow> {
  const {curve, ...derived} = outcome.derived;
  const start_time = new Date(row.recorded_start.getTime() + outcome.shift * 1000);
  const local_day = localDay(start_time, row.offset_seconds);
  const is_excluded = outcome.isExcluded;
  const power = await powerSourceOf(tx, row, edits);
  const set = {...derived, ...power, edits, is_excluded, start_time, local_day, computed_at: at};
  const [first = local_day] = [local_day, row.local_day].sort();
  await scheduleDerivation(deps, tx, row.user_id, first);
  const changed = await createRunRepository(tx).change(row.id, set, at);
  await saveCurve(tx, row.id, derived.algo_version, curve);
  await updateShoeDistance(tx, row, changed);
  return changed;
}

const localDay = (start: Date, offset_seconds: number) =>
  isoDay(new Date(start.getTime() + offset_seconds * 1000));

async function saveCurve(
  tx: Db,
  activity_id: string,
  algo_version: number,
  curve: Outcome["derived"]["curve"],
) {
  await tx.delete(activity_curve).where(eq(activity_curve.activity_id, activity_id));
  if (curve) await tx.insert(activity_curve).values({activity_id, algo_version, ...curve});
}
