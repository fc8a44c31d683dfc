import {notFound} from "../../../core/errors.ts";
import type {OpenDeps} from "./open-run.ts";
import {createRunRepository} from "./run-repository.ts";
import type {Viewer} from "./to-activity.ts";

/** A run for a viewer who may read it. A deleted run exists for its owner alone; others get `not_found`. */
export async function requireRun({db}: Pick<OpenDeps, "db">, owner: string, viewer: Viewer, id: string) {
  const row = await createRunRepository(db).get(owner, id);
  if (row && (viewer === null || row.deleted_at === null)) return row;
  throw notFound();
}
