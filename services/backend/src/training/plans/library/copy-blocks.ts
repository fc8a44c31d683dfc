import type {Block} from "@gradus/training/workouts/workout";

export const copyBlocks = (blocks: readonly Block[]) =>
  blocks.map((block) => ({...block, segments: block.segments.map((segment) => ({...segment}))}));
