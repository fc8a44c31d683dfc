import {isDeepStrictEqual} from "node:util";
import type {Edit} from "@gradus/training/edits/apply-edits";
import {EDIT_BOUNDS} from "../../../contract/edit-values.ts";
import type {FieldCode} from "../../../contract/field-code.ts";
import {createAudit} from "../../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {currentTrace} from "../../../core/http/request-trace.ts";
import {listCriticalPower} from "../../power/critical-power/list-critical-power.ts";
import {cpForRun} from "../../power/critical-power/same-family.ts";
import {readHeart} from "../../power/history/heart-rates.ts";
import type {RunnerOnDay} from "../../runs/activities/derive-run.ts";
import {showRun} from "../../runs/activities/run-pairs.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import type {Rederived} from "../reading/rederive.ts";
import type {EditDeps, Editor} from "./edit-deps.ts";
import {powerSourceOf} from "./power-source-of.ts";
import {rederiveWithEdits} from "./rederive-with-edits.ts";
import {saveDerived} from "./save-derived.ts";

export interface EditRequest {
  readonly owner: string;
  readonly id: string;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
  readonly by: Editor;
  /** What the audit calls it. */
  readonly action: `run.${string}`;
}

/** The edits of a run after a change of them; the same list where there is nothing to do. */
export type Revise = (row: RunRow) => readonly Edit[] | Promise<readonly Edit[]>;

type ConcurrentWrite = (tx: Db, row: RunRow, at: Date) => Promise<unknown>;

/** Attempts of an edit without an expected version: jobs change a run in the seconds after its upload. */
const TRIES = 5;

/**
 * Changes the edits of a run: their results are computed first, and then stored in one transaction, if the run did not
 * change meanwhile. If it is interrupted anywhere, nothing has changed. Without an expected version the run as it is
 * now is edited: after a change by a job it is computed again; edits by others are a conflict.
 *
 * @param also what else changes with it, before the audit
 */
export async function editSeries(
  deps: EditDeps,
  edit: EditRequest,
  revise: Revise,
  also?: ConcurrentWrite,
): Promise<RunRow> {
  for (let left = edit.expected === null ? TRIES : 1; ; left -= 1) {
    const row = await readEditable(deps, edit);
    const edits = await revise(row);
    if (edits === row.edits) return row;
    const stored = await storeEdits(deps, edit, {row, edits}, also);
    if (stored.isKept) return stored.row;
    // Only changes of jobs are retried over: a concurrent edit is a conflict.
    const isEdited = !isDeepStrictEqual(stored.row.edits, row.edits);
    if (left <= 1 || isEdited) throw await changedMeanwhile(deps, deps.db, stored.row);
  }
}

async function readEditable(deps: EditDeps, {owner, id, expected}: EditRequest): Promise<RunRow> {
  const row = await createRunRepository(deps.db).get(owner, id);
  if (!row || row.deleted_at !== null) throw notFound();
  if (expected !== null && expected !== row.version) throw await changedMeanwhile(deps, deps.db, row);
  return row;
}

interface Revised {
  readonly row: RunRow;
  readonly edits: readonly Edit[];
}

/** Writes nothing when the version has changed since it was read; `row` is then the current one. */
async function storeEdits(
  deps: EditDeps,
  edit: EditRequest,
  {row, edits}: Revised,
  also?: ConcurrentWrite,
): Promise<{readonly isKept: boolean; readonly row: RunRow}> {
  if (edits.length > EDIT_BOUNDS.edits)
    throw new AppError("limit_reached", "A run has room for no more edits");
  const outcome = await rederiveWithEdits(deps, row, edits, await runnerWhenDerived(deps, row, edits));
  if (!outcome.ok) throw refusalOf(outcome);
  const at = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const lockedRun = await createRunRepository(tx).lock(edit.owner, edit.id);
    if (!lockedRun || lockedRun.deleted_at !== null) throw notFound();
    if (lockedRun.version !== row.version) return {isKept: false, row: lockedRun};
    const changed = await saveDerived(deps, tx, lockedRun, {edits, outcome, at});
    await also?.(tx, lockedRun, at);
    await recordRevision(tx, edit, {before: lockedRun.edits, after: edits, at});
    return {isKept: true, row: changed};
  });
}

/**
 * An edit is no recalculation: the runner stays who they were when the run was derived. Watts of another family are
 * measured against another critical power, though.
 */
async function runnerWhenDerived(
  {db, now}: Pick<EditDeps, "db" | "now">,
  row: RunRow,
  edits: readonly Edit[],
): Promise<RunnerOnDay> {
  const {cp_used, pace_cp, weight_used, rpe, stress_method} = row;
  // Heart rates are not stored with a run: a run scored by another method keeps that method.
  const heart = stress_method === "heart_rate" ? await readHeart(db, row.user_id, now()) : null;
  const then = {critical_power: cp_used, pace_cp, weight: weight_used, rpe, heart};
  const {power_family} = await powerSourceOf(db, row, edits);
  if (power_family === row.power_family) return then;
  return {...then, ...cpForRun(await listCriticalPower(db, row.user_id), row.local_day, power_family)};
}

async function changedMeanwhile(deps: EditDeps, db: Db, row: RunRow) {
  return new AppError("conflict", "It was changed meanwhile", {activity: await showRun(deps, db, row, null)});
}

interface Revision {
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
  readonly at: Date;
}

/** Edits contain no personal data, so the audit stores them whole. Must be the last statement of its transaction. */
async function recordRevision(tx: Db, {by, action, id}: EditRequest, {before, after, at}: Revision) {
  const entry = {...by, action, target: id, before: {edits: before}, after: {edits: after}};
  await createAudit({db: tx, now: () => at}).append(tx, {...entry, ...currentTrace()});
}

function refusalOf({code}: Extract<Rederived, {ok: false}>) {
  const fields: Record<string, FieldCode> | null = REFUSED_FIELDS[code];
  if (fields) return new AppError("invalid", "The fields do not fit", {field_errors: fields});
  if (code === "no_air_power") return new AppError("no_air_power", "This run has no air power to take off");
  return new AppError("conflict", "A run that it was merged with is gone");
}

const REFUSED_FIELDS = {
  crop_invalid: {to: "out_of_range"},
  scale_invalid: {factor: "out_of_range"},
  ranges_invalid: {ranges: "out_of_range"},
  no_air_power: null,
  merge_source_missing: null,
} as const;
