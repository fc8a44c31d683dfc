import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {MoveScope} from "../../../contract/workout-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {pairedRuns} from "../pairs/pair-runs.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/** How far a change of one workout reaches in its plan: the later ones, or all that lie ahead. What was run stays. */
export async function restOfPlan(
  tx: Db,
  {id: owner, today}: Pick<Athlete, "id" | "today">,
  {id, plan_id, day}: WorkoutRow,
  scope: MoveScope,
): Promise<WorkoutRow[]> {
  if (scope === "this" || plan_id === null) return [];
  const done = await pairedRuns(tx, owner, "workout");
  const from = scope === "following" && day > today ? day : today;
  const ahead = await createWorkoutRepository(tx).lockOfPlan(owner, plan_id, from);
  return ahead.filter((other) => other.id !== id && !done.has(other.id));
}
