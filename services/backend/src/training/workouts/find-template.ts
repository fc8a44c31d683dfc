import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {workout_template} from "../library/tables.ts";
import type {ToPlan} from "./add-workouts.ts";
import type {Writer} from "./workout-deps.ts";

type Template = Omit<ToPlan, "day" | "time">;

/** One of the writer's own templates; null where it is none of theirs. */
export async function findTemplate(db: Db, {owner, actor}: Writer, id: string): Promise<Template | null> {
  const [row] = await db
    .select()
    .from(workout_template)
    .where(and(eq(workout_template.user_id, actor), eq(workout_template.id, id)));
  if (!row) return null;
  const {title, type, desc, surface, objective, tags, blocks} = row;
  const source = actor === owner ? "own" : "coach";
  return {title, type, desc, surface, objective, tags, blocks, source, source_id: id};
}
