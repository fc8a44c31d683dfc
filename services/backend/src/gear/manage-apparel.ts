import {dayInZone} from "@gradus/schemas/zoned-time";
import {lockAccount} from "../accounts/account/lock-account.ts";
import type {FieldCode} from "../contract/field-code.ts";
import type {Apparel, ApparelEdit, NewApparel} from "../contract/gear.ts";
import {GEAR_BOUNDS} from "../contract/gear-values.ts";
import {sqlState, withTransaction} from "../core/db/db.ts";
import {newId} from "../core/db/new-id.ts";
import {AppError, notFound} from "../core/errors.ts";
import {type ApparelRow, type ApparelValues, createApparelRepository} from "./apparel-repository.ts";
import type {GearDeps} from "./gear-deps.ts";

/** Where a day begins first: what is not in the future there is nowhere. */
const EARLIEST_TIME_ZONE = "Pacific/Kiritimati";

type Repository = ReturnType<typeof createApparelRepository>;

/** Changes an athlete's shoes, one change at a time, and leaves one default wherever there is a shoe in use. */
function withOwnerLock<T>(
  {db}: GearDeps,
  user_id: string,
  work: (gear: Repository) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (tx) => {
    const gear = createApparelRepository(tx);
    await lockAccount(tx, user_id);
    const result = await work(gear);
    await ensureDefault(gear, user_id);
    return result;
  });
}

/** Where there is no default, the newest shoe in use becomes it. */
async function ensureDefault(gear: Repository, user_id: string) {
  const inUse = await gear.list(user_id, false);
  const shoe = inUse.find(({kind}) => kind === "shoe");
  if (shoe && !inUse[0]?.is_default) await gear.setDefault(user_id, shoe.id);
}

export async function addApparel(deps: GearDeps, user_id: string, input: NewApparel): Promise<Apparel> {
  const at = deps.now();
  requirePast(input.bought_on, at);
  const id = newId("app");
  await withOwnerLock(deps, user_id, async (gear) => {
    if ((await gear.count(user_id)) >= GEAR_BOUNDS.apparel.max) throw refuse({brand: "out_of_range"});
    const row = {id, user_id, brand: input.brand, model: input.model, kind: input.kind ?? "shoe"};
    await gear.add({...row, ...details(input), created_at: at});
    if (input.default) await gear.setDefault(user_id, id);
  });
  return readApparel(deps, user_id, id);
}

interface Change {
  readonly id: string;
  readonly edit: ApparelEdit;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
}

export async function changeApparel(deps: GearDeps, user_id: string, {id, edit, expected}: Change) {
  const at = deps.now();
  requirePast(edit.bought_on, at);
  await withOwnerLock(deps, user_id, async (gear) => {
    const before = await requireApparel(gear, user_id, id);
    if (expected !== null && expected !== before.version) {
      throw new AppError("conflict", "It was changed meanwhile", {params: {current: before.version}});
    }
    const isRetired = edit.retired ?? before.retired_at !== null;
    if (edit.default && isRetired) throw refuse({default: "unknown_value"});
    await gear.change(user_id, id, {...details(edit), ...retirement(before, isRetired, at)});
    if (edit.default) await gear.setDefault(user_id, id);
  });
  return readApparel(deps, user_id, id);
}

/** A shoe with a distance belongs to the runs made in it: it can be retired, not removed. */
export function removeApparel(deps: GearDeps, user_id: string, id: string) {
  return withOwnerLock(deps, user_id, async (gear) => {
    const {distance_m} = await requireApparel(gear, user_id, id);
    if (distance_m > 0) throw wornConflict();
    await gear.remove(user_id, id);
  }).catch((cause) => {
    // A run without a distance still uses it, or a deleted run that may be restored.
    throw sqlState(cause) === "23503" ? wornConflict(cause) : cause;
  });
}

function wornConflict(cause?: unknown) {
  return new AppError("conflict", "Runs use it. Retire it instead", {cause});
}

async function readApparel({db}: GearDeps, user_id: string, id: string): Promise<Apparel> {
  return toApparel(await requireApparel(createApparelRepository(db), user_id, id));
}

async function requireApparel(gear: Pick<Repository, "get">, user_id: string, id: string) {
  const row = await gear.get(user_id, id);
  if (row) return row;
  throw notFound();
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function details({
  kind,
  brand,
  model,
  name,
  color,
  bought_on,
  limit_m,
}: Omit<ApparelEdit, "default">): Partial<ApparelValues> {
  return {
    ...(kind !== undefined && {kind}),
    ...(brand !== undefined && {brand}),
    ...(model !== undefined && {model}),
    ...(name !== undefined && {name: name || null}),
    ...(color !== undefined && {color: color || null}),
    ...(bought_on !== undefined && {bought_on}),
    ...(limit_m !== undefined && {limit_m}),
  };
}

function retirement({retired_at}: ApparelRow, isRetired: boolean, at: Date) {
  return isRetired ? {retired_at: retired_at ?? at, is_default: false} : {retired_at: null};
}

function requirePast(bought_on: string | null | undefined, now: Date) {
  if (bought_on != null && bought_on > dayInZone(now, EARLIEST_TIME_ZONE))
    throw refuse({bought_on: "out_of_range"});
}

function refuse(field_errors: Readonly<Record<string, FieldCode>>) {
  return new AppError("invalid", "The fields do not fit", {field_errors});
}

/** Listed, not spread: a new column must not leave by accident. */
export function toApparel(row: ApparelRow): Apparel {
  const {id, kind, brand, model, name, color, bought_on, limit_m, distance_m, version} = row;
  return {
    id,
    kind,
    brand,
    model,
    name,
    color,
    bought_on,
    limit_m,
    distance_m,
    version,
    default: row.is_default,
    retired_at: row.retired_at?.toISOString() ?? null,
  };
}
