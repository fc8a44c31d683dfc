import type {HiddenPlace} from "@gradus/training/map/privacy";
import {and, asc, eq} from "drizzle-orm";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {PLACE_BOUNDS} from "../../../contract/place-values.ts";
import type {NewPlace, Place} from "../../../contract/places.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import {hidden_place} from "./tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

type PlaceRow = typeof hidden_place.$inferSelect;

/** The oldest first. */
export async function listPlaces(db: Db, user_id: string): Promise<Place[]> {
  const rows = await db
    .select()
    .from(hidden_place)
    .where(eq(hidden_place.user_id, user_id))
    .orderBy(asc(hidden_place.created_at), asc(hidden_place.id));
  return rows.map(toPlace);
}

/** The places of an owner's runs that are hidden from a viewer: none from the owner. */
export async function placesHiddenFrom(
  db: Db,
  owner: string,
  viewer: ShareLevel | null,
): Promise<readonly HiddenPlace[]> {
  return viewer === null ? [] : listPlaces(db, owner);
}

export function addPlace({db, now}: Deps, user_id: string, input: NewPlace): Promise<Place> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const {length} = await listPlaces(tx, user_id);
    if (length >= PLACE_BOUNDS.places)
      throw new AppError("limit_reached", "There are enough places", {params: {limit: PLACE_BOUNDS.places}});
    const row = {...input, id: newId("plc"), user_id, created_at: now()};
    await tx.insert(hidden_place).values(row);
    return toPlace(row);
  });
}

export async function removePlace(db: Db, user_id: string, id: string) {
  await db.delete(hidden_place).where(and(eq(hidden_place.user_id, user_id), eq(hidden_place.id, id)));
}

function toPlace({id, name, latitude, longitude, radius, created_at}: PlaceRow): Place {
  return {id, name, latitude, longitude, radius, created: created_at.toISOString()};
}
