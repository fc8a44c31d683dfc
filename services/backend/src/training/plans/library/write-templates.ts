import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {NewTemplate, TemplateEdit, WorkoutTemplate} from "../../../contract/workout-library.ts";
import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {type AthleteProfile, requireUsable} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {createTemplateRepository, type TemplateRepository} from "./template-repository.ts";
import {toTemplate} from "./to-template.ts";

/** The template comes last in its collection. */
export function addTemplate(deps: LibraryDeps, owner: string, input: NewTemplate): Promise<WorkoutTemplate> {
  requireUsable(input.blocks);
  return write(deps, owner, async (templates, athleteProfile) => {
    const {max: most} = WORKOUT_BOUNDS.templates;
    if ((await templates.count()) >= most)
      throw new AppError("limit_reached", "There are as many templates as can be kept", {
        params: {limit: most},
      });
    await requireCollection(templates, input.collection_id);
    const row = await templates.add({
      id: newId("tpl"),
      ...templateColumns(input),
      position: await templates.nextPosition(input.collection_id),
      created_at: deps.now(),
      updated_at: deps.now(),
    });
    return toTemplate(row, athleteProfile, true);
  });
}

/** All of it anew, unless it is another version than the one that was seen. */
export function replaceTemplate(
  deps: LibraryDeps,
  owner: string,
  {id, version, ...fields}: TemplateEdit,
): Promise<WorkoutTemplate> {
  requireUsable(fields.blocks);
  return write(deps, owner, async (templates, athleteProfile) => {
    const row = await templates.get(id);
    if (!row) throw notFound();
    if (version !== undefined && version !== row.version)
      throw new AppError("conflict", "It was changed meanwhile", {
        template: toTemplate(row, athleteProfile, true),
      });
    const {collection_id} = fields;
    await requireCollection(templates, collection_id);
    const position =
      collection_id === row.collection_id ? row.position : await templates.nextPosition(collection_id);
    return toTemplate(
      await templates.change(id, {...templateColumns(fields), position}, deps.now()),
      athleteProfile,
      true,
    );
  });
}

/** Works twice, and as well for what was never there. What was planned of it stays. */
export async function removeTemplate({db}: LibraryDeps, owner: string, id: string) {
  await createTemplateRepository(db, owner).remove(id);
}

/** In a transaction that holds the account: counts and places stay true. */
function write<T>(
  {db, now}: LibraryDeps,
  owner: string,
  change: (templates: TemplateRepository, athleteProfile: AthleteProfile) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (tx: Db) => {
    await lockAccount(tx, owner);
    const athlete = await requireAthlete(tx, owner, now());
    const athleteOn = await readAthleteProfile(tx, athlete);
    return change(createTemplateRepository(tx, owner), athleteOn(athlete.today));
  });
}

async function requireCollection(templates: TemplateRepository, id: string | null) {
  if (id === null) return;
  const collections = await templates.listCollections();
  if (!collections.some((each) => each.id === id)) throw notFound();
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
const templateColumns = ({
  title,
  type,
  desc,
  surface,
  objective,
  tags,
  blocks,
  collection_id,
}: NewTemplate) => ({
  title,
  type,
  desc,
  surface,
  objective,
  tags: [...new Set(tags)],
  blocks,
  collection_id,
});
