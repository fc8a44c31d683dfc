import {and, eq, sql} from "drizzle-orm";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {SupplementaryEdit, SupplementarySession} from "../../../contract/plans.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {plan_supplemental} from "../planned/tables.ts";
import type {Writer} from "../workouts/workout-deps.ts";
import {toSupplementarySession} from "./get-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {createPlanRepository, type SupplementarySessionRow} from "./plan-repository.ts";

export interface SupplementarySessionPath {
  readonly plan_id: string;
  readonly supplemental_id: string;
}

export function editSupplementarySession(
  {db, now}: PlanDeps,
  {owner, page}: Writer,
  path: SupplementarySessionPath,
  {done, day, version}: SupplementaryEdit,
): Promise<SupplementarySession> {
  return withTransaction(db, async (tx) => {
    const row = await lockOne(tx, owner, path);
    if (row.deleted_at !== null) throw notFound();
    if (version !== undefined && version !== row.version)
      throw new AppError("conflict", "It was changed meanwhile");
    const done_at = done === undefined ? row.done_at : done ? (row.done_at ?? now()) : null;
    return toSupplementarySession(await write(tx, row.id, {done_at, day: day ?? row.day}, now()), page);
  });
}

/** Works twice. */
export function deleteSupplementarySession(
  {db, now}: PlanDeps,
  {owner}: Writer,
  path: SupplementarySessionPath,
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await lockOne(tx, owner, path);
    if (row.deleted_at === null) await write(tx, row.id, {deleted_at: now()}, now());
  });
}

async function lockOne(tx: Db, owner: string, {plan_id, supplemental_id}: SupplementarySessionPath) {
  await lockAccount(tx, owner);
  await createPlanRepository(tx).get(owner, plan_id);
  const {id, plan_id: of} = plan_supplemental;
  const [row] = await tx
    .select()
    .from(plan_supplemental)
    .where(and(eq(id, supplemental_id), eq(of, plan_id)));
  if (!row) throw notFound();
  return row;
}

async function write(
  tx: Db,
  id: string,
  set: Partial<SupplementarySessionRow>,
  at: Date,
): Promise<SupplementarySessionRow> {
  const [row] = await tx
    .update(plan_supplemental)
    .set({...set, updated_at: at, version: sql`${plan_supplemental.version} + 1`})
    .where(eq(plan_supplemental.id, id))
    .returning();
  if (!row) throw new Error("A supplemental that was held is gone");
  return row;
}
