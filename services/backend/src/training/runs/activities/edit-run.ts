import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {ActivityEdit} from "../../../contract/activities.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {hasApparel} from "../../../gear/worn-shoes.ts";
import {type DeriveDeps, scheduleDerivation} from "../state/mark-stale.ts";
import {type RunPairDeps, showRun} from "./run-pairs.ts";
import {createRunRepository, type RunRow} from "./run-repository.ts";
import {updateShoeDistance} from "./update-shoe-distance.ts";

interface Deps extends RunPairDeps, DeriveDeps {
  readonly db: Db;
  readonly now: () => Date;
}

interface Change {
  readonly id: string;
  readonly edit: ActivityEdit;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
}

export function editRun(deps: Deps, user_id: string, {id, edit, expected}: Change): Promise<RunRow> {
  return withTransaction(deps.db, async (tx) => {
    const row = await createRunRepository(tx).lock(user_id, id);
    if (!row || row.deleted_at !== null) throw notFound();
    if (expected !== null && expected !== row.version)
      throw new AppError("conflict", "It was changed meanwhile", {
        activity: await showRun(deps, tx, row, null),
      });
    if (edit.apparel_id != null) await requireShoe(tx, user_id, edit.apparel_id);
    const changed = await createRunRepository(tx).change(
      id,
      {...editedColumns(edit), ...stressFromRpe(row, edit)},
      deps.now(),
    );
    await updateShoeDistance(tx, row, changed);
    if (isDerivedFrom(row, changed)) await scheduleDerivation(deps, tx, user_id, row.local_day);
    return changed;
  });
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function editedColumns({
  name,
  type,
  surface_type,
  rpe,
  feel,
  tags,
  apparel_id,
}: ActivityEdit): Partial<RunRow> {
  return {
    ...(name !== undefined && {name}),
    ...(type !== undefined && {type}),
    ...(surface_type !== undefined && {surface_type}),
    ...(rpe !== undefined && {rpe}),
    ...(feel !== undefined && {feel}),
    ...(tags !== undefined && {tags: [...new Set(tags)]}),
    ...(apparel_id !== undefined && {apparel_id}),
  };
}

/** Where nothing better was measured, stress follows from how hard it felt. */
function stressFromRpe({stress_method, summary}: RunRow, {rpe}: ActivityEdit): Partial<RunRow> {
  if (rpe === undefined || (stress_method !== "none" && stress_method !== "effort")) return {};
  if (rpe === null) return {stress: 0, stress_method: "none"};
  const hours = summary.timer_time / 3600;
  return {stress: TRAINING_DEFAULTS.stress.effortPerHour * rpe * hours, stress_method: "effort"};
}

/** Races and tests are known to be maximal efforts, and stress is a day's load. */
function isDerivedFrom(before: RunRow, after: RunRow) {
  return before.type !== after.type || before.stress !== after.stress;
}

async function requireShoe(tx: Db, user_id: string, id: string) {
  if (await hasApparel(tx, user_id, id)) return;
  const field_errors = {apparel_id: "unknown_value"} as const;
  throw new AppError("invalid", "The fields do not fit", {field_errors});
}
