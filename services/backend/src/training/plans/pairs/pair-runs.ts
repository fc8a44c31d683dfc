import {and, asc, eq, inArray, isNotNull, isNull, ne} from "drizzle-orm";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PairKind} from "../../../contract/pair-values.ts";
import type {Pair} from "../../../contract/pairs.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {createRunRepository} from "../../runs/activities/run-repository.ts";
import {activity} from "../../runs/activities/tables.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {activity_pair} from "./tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

interface RunPairKey {
  readonly owner: string;
  readonly activity_id: string;
  readonly kind: PairKind;
}

type PairRow = typeof activity_pair.$inferSelect;

const toPair = ({kind, target_id, paired_by, updated_at}: PairRow): Pair => ({
  kind,
  target_id,
  paired_by,
  updated: updated_at.toISOString(),
});

export async function listPairs(db: Db, activity_id: string): Promise<Pair[]> {
  const rows = await db
    .select()
    .from(activity_pair)
    .where(eq(activity_pair.activity_id, activity_id))
    .orderBy(asc(activity_pair.kind));
  return rows.map(toPair);
}

/** What a person decides beats what was paired by itself. A target has one run: it leaves the one it had. */
export function pairRun(deps: Deps, key: RunPairKey, target_id: string): Promise<Pair> {
  return decide(deps, key, target_id);
}

/** Taken apart by a person, it stays apart. Works twice. */
export function unpairRun(deps: Deps, key: RunPairKey): Promise<Pair> {
  return decide(deps, key, null);
}

function decide({db, now}: Deps, key: RunPairKey, target_id: string | null): Promise<Pair> {
  const {owner: user_id, activity_id, kind} = key;
  return withTransaction(db, async (tx) => {
    // One change after the other: that a target has one run is a rule over several rows.
    await lockAccount(tx, user_id);
    await requireRun(tx, key);
    if (target_id !== null) {
      await requireTarget(tx, key, target_id);
      await unpairTarget(tx, key, target_id);
    }
    const decided = {target_id, paired_by: "manual" as const, updated_at: now()};
    const [row] = await tx
      .insert(activity_pair)
      .values({activity_id, kind, user_id, ...decided})
      .onConflictDoUpdate({target: [activity_pair.activity_id, activity_pair.kind], set: decided})
      .returning();
    if (!row) throw new Error("A pair was not kept");
    return toPair(row);
  });
}

/**
 * In the transaction that adds a run or a plan: pairs them, unless a person decided otherwise for that run, or either has
 * a pair already. Returns whether it did.
 */
export async function pairAutomatically(
  tx: Db,
  key: RunPairKey,
  target_id: string,
  at: Date,
): Promise<boolean> {
  const {owner: user_id, activity_id, kind} = key;
  await unpairFromDeleted(tx, key, target_id);
  const rows = await tx
    .insert(activity_pair)
    .values({activity_id, kind, user_id, target_id, paired_by: "auto", updated_at: at})
    .onConflictDoNothing()
    .returning({kind: activity_pair.kind});
  return rows.length > 0;
}

/** The runs, deleted ones excluded, that are paired with a user's workouts or events, by the id of the latter. */
export async function pairedRuns(
  db: Db,
  user_id: string,
  kind: PairKind,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({target: activity_pair.target_id, run: activity_pair.activity_id})
    .from(activity_pair)
    .innerJoin(activity, eq(activity.id, activity_pair.activity_id))
    .where(
      and(
        eq(activity_pair.user_id, user_id),
        eq(activity_pair.kind, kind),
        isNotNull(activity_pair.target_id),
        isNull(activity.deleted_at),
      ),
    );
  return new Map(rows.flatMap(({target, run}) => (target === null ? [] : [[target, run] as const])));
}

async function requireTarget(tx: Db, {owner, kind}: RunPairKey, target_id: string) {
  const table = kind === "workout" ? planned_workout : calendar_event;
  const [target] = await tx
    .select({id: table.id})
    .from(table)
    .where(and(eq(table.user_id, owner), eq(table.id, target_id), isNull(table.deleted_at)));
  if (!target) throw notFound();
}

async function requireRun(tx: Db, {owner, activity_id}: RunPairKey) {
  const run = await createRunRepository(tx).get(owner, activity_id);
  if (!run || run.deleted_at !== null) throw notFound();
}

/** A deleted run holds no target: restoring the run pairs it anew. */
async function unpairFromDeleted(tx: Db, {owner, kind}: RunPairKey, target_id: string) {
  const deleted = tx
    .select({id: activity.id})
    .from(activity)
    .where(and(eq(activity.user_id, owner), isNotNull(activity.deleted_at)));
  await tx
    .delete(activity_pair)
    .where(
      and(
        eq(activity_pair.user_id, owner),
        eq(activity_pair.kind, kind),
        eq(activity_pair.target_id, target_id),
        inArray(activity_pair.activity_id, deleted),
      ),
    );
}

async function unpairTarget(tx: Db, {owner, activity_id, kind}: RunPairKey, target_id: string) {
  await tx
    .delete(activity_pair)
    .where(
      and(
        eq(activity_pair.user_id, owner),
        eq(activity_pair.kind, kind),
        eq(activity_pair.target_id, target_id),
        ne(activity_pair.activity_id, activity_id),
      ),
    );
}
