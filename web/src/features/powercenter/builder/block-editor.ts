import type {Block} from "@gradus/training/workouts/workout";
import type {BuilderContext} from "./builder-context";
import type {PlacedProblem} from "./check-workout";
import type {ProfileScale} from "./draw-profile";

export interface BlockEditor {
  readonly context: BuilderContext;
  readonly scale: ProfileScale;
  readonly problems: readonly PlacedProblem[];
  readonly blocks: readonly Block[];
  /** The same as it is drawn: without what cannot be read. */
  readonly readable: readonly Block[];
  /** Consecutive changes of one field are one undo step. `words` are announced to users who do not see the change. */
  readonly onBlocks: (blocks: readonly Block[], field?: string | null, words?: string) => void;
}
