import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {CollectionEdit, OwnLibrary, WorkoutCollection} from "../../../contract/workout-library.ts";
import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {createTemplateRepository, type TemplateRepository} from "./template-repository.ts";
import {type CollectionRow, type TemplateRow, toCollection, toTemplate} from "./to-template.ts";

export async function readOwnLibrary(
  {db, now}: LibraryDeps,
  owner: string,
  hasContent: boolean,
): Promise<OwnLibrary> {
  const templates = createTemplateRepository(db, owner);
  const athlete = await requireAthlete(db, owner, now());
  const athleteProfile = (await readAthleteProfile(db, athlete))(athlete.today);
  const rows = await templates.list();
  const collections = await templates.listCollections();
  const countIn = (id: string) => rows.filter(({collection_id}) => collection_id === id).length;
  return {
    collections: collections.map((each) => toCollection(each, countIn(each.id))),
    workouts: rows.map((row) => toTemplate(row, athleteProfile, hasContent)),
  };
}

/** A new collection comes last. */
export function addCollection(
  {db, now}: LibraryDeps,
  owner: string,
  name: string,
): Promise<WorkoutCollection> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const templates = createTemplateRepository(tx, owner);
    const existing = await templates.listCollections();
    const {max} = WORKOUT_BOUNDS.collections;
    if (existing.length >= max)
      throw new AppError("limit_reached", "There are as many collections as can be kept", {
        params: {limit: max},
      });
    const position = (existing.at(-1)?.position ?? -1) + 1;
    const row = await templates.addCollection({id: newId("col"), name, position, created_at: now()});
    return toCollection(row, 0);
  });
}

/** Renames, moves, fills or ends a collection; answers with all of the library as it then is. */
export function editCollection(deps: LibraryDeps, owner: string, edit: CollectionEdit): Promise<OwnLibrary> {
  return withTransaction(deps.db, async (tx: Db) => {
    await lockAccount(tx, owner);
    const templates = createTemplateRepository(tx, owner);
    const collections = await templates.listCollections();
    const row = collections.find(({id}) => id === edit.id);
    if (!row) throw notFound();
    if (edit.removed === true) await removeCollection(templates, row);
    else await changeCollection(templates, collections, row, edit);
    return readOwnLibrary({...deps, db: tx}, owner, false);
  });
}

/** Its workouts come after those that are in none. */
async function removeCollection(templates: TemplateRepository, {id}: CollectionRow) {
  const own = (await templates.list()).filter(({collection_id}) => collection_id === id);
  const first = await templates.nextPosition(null);
  for (const [index, template] of own.entries()) await templates.place(template.id, null, first + index);
  await templates.removeCollections([id]);
}

async function changeCollection(
  templates: TemplateRepository,
  collections: readonly CollectionRow[],
  row: CollectionRow,
  {name, position, workout_ids}: CollectionEdit,
) {
  if (workout_ids) await fillCollection(templates, row, workout_ids);
  if (name !== undefined) await templates.changeCollection(row.id, {name});
  if (position === undefined) return;
  const others = collections.filter(({id}) => id !== row.id);
  const order = [...others.slice(0, position), row, ...others.slice(position)];
  for (const [index, each] of order.entries())
    if (each.position !== index) await templates.changeCollection(each.id, {position: index});
}

/** Those that are named in their order, then those that were there and are not named. */
async function fillCollection(templates: TemplateRepository, {id}: CollectionRow, named: readonly string[]) {
  const all = await templates.list();
  const byId = new Map(all.map((each) => [each.id, each]));
  const first = [...new Set(named)].flatMap((each) => byId.get(each) ?? []);
  if (first.length < new Set(named).size) throw notFound();
  const rest = all.filter((each) => each.collection_id === id && !first.includes(each));
  const isPlaced = (each: TemplateRow, position: number) =>
    each.collection_id === id && each.position === position;
  for (const [position, each] of [...first, ...rest].entries())
    if (!isPlaced(each, position)) await templates.place(each.id, id, position);
}
