import type {Block} from "@gradus/training/workouts/workout";
import type {BuilderContext} from "./builder-context";
import type {PlacedProblem} from "./check-workout";
import type {ProfileScale} from "./draw-profile";

/** What lanes of blocks need. */
export interface LaneContext {
  readonly about: BuilderContext;
  readonly scale: ProfileScale;
  readonly problems: readonly PlacedProblem[];
  readonly blocks: readonly Block[];
  /** The same as it is drawn: without what cannot be read. */
  readonly readable: readonly Block[];
  /** Of one field, changes in a row are one step back. `words` are told to whoever does not see it. */
  readonly onBlocks: (blocks: readonly Block[], field?: string | null, words?: string) => void;
}
