import type {LibraryText} from "@gradus/training/library/library-workout";
import type {Block} from "@gradus/training/workouts/workout";
import type {WorkoutSource} from "../../../contract/workout-values.ts";
import type {NewWorkout} from "../../../contract/workouts.ts";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import type {NewWorkoutRow} from "./workout-repository.ts";

export interface WorkoutDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export interface Writer {
  readonly owner: string;
  readonly actor: string;
  readonly page: PageLocale;
}

export interface WorkoutToPlan extends Omit<NewWorkout, "blocks"> {
  readonly blocks: readonly Block[];
  readonly source: WorkoutSource;
  readonly source_id: string | null;
  readonly library_text: LibraryText | null;
  /** What it is to a plan, where it is one's. */
  readonly ofPlan?: Required<Pick<NewWorkoutRow, "plan_id" | "plan_kind" | "plan_menu">>;
}

/** Who wrote it, where that was not its runner. */
export const authorOf = ({owner, actor}: Pick<Writer, "owner" | "actor">): string | null =>
  actor === owner ? null : actor;
