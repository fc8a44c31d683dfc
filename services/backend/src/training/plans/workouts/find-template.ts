import {findLibraryWorkout} from "@gradus/training/library/library";
import {and, eq} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {libraryHead} from "../library/library-head.ts";
import {libraryLocale} from "../library/library-locale.ts";
import {workout_template} from "../library/tables.ts";
import type {WorkoutToPlan, Writer} from "./workout-deps.ts";

type Template = Omit<WorkoutToPlan, "day" | "time">;

/**
 * A workout of the library, in the language of the athlete who runs it, or one of the writer's own templates; null
 * where it is neither.
 */
export async function findTemplate(
  db: Db,
  {owner, actor}: Pick<Writer, "owner" | "actor">,
  id: string,
): Promise<Template | null> {
  const common = findLibraryWorkout(id);
  if (common) {
    const head = libraryHead(common, await libraryLocale(db, owner));
    return {...head, blocks: common.blocks, source: "library", source_id: id, library_text: common.text};
  }
  const [row] = await db
    .select()
    .from(workout_template)
    .where(and(eq(workout_template.user_id, actor), eq(workout_template.id, id)));
  if (!row) return null;
  const {title, type, desc, surface, objective, tags, blocks} = row;
  const source = actor === owner ? "own" : "coach";
  return {title, type, desc, surface, objective, tags, blocks, source, source_id: id, library_text: null};
}
