import type {Block} from "@gradus/training/workouts/workout";

/** As replies carry them: lists of their own. */
export const copyBlocks = (blocks: readonly Block[]) =>
  blocks.map((block) => ({...block, segments: block.segments.map((segment) => ({...segment}))}));
