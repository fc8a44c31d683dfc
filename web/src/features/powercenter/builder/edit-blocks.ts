import {type Block, type Segment, WORKOUT_LIMITS} from "@gradus/training/workouts/workout";
import {copyOf, newId} from "./workout";

type Blocks = readonly Block[];

/** Moves the item at one index to another; an index out of range is clamped. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.min(items.length - 1, Math.max(0, to));
  const item = items[from];
  if (item === undefined || target === from) return items;
  return items.toSpliced(from, 1).toSpliced(target, 0, item);
}

export const canAddBlock = (blocks: Blocks) => blocks.length < WORKOUT_LIMITS.blocks;
const canAddSegment = ({segments}: Block) => segments.length < WORKOUT_LIMITS.segments;

export const withBlock = (blocks: Blocks, block: Block): Blocks =>
  canAddBlock(blocks) ? [...blocks, block] : blocks;

export const changeBlock = (blocks: Blocks, uuid: string, change: (block: Block) => Block): Blocks =>
  blocks.map((block) => (block.uuid === uuid ? change(block) : block));

export const withoutBlock = (blocks: Blocks, uuid: string): Blocks =>
  blocks.filter((block) => block.uuid !== uuid);

/** The copy stands behind what was copied. */
export function duplicateBlock(blocks: Blocks, uuid: string): Blocks {
  if (!canAddBlock(blocks)) return blocks;
  return blocks.flatMap((block) => (block.uuid === uuid ? [block, copyOf(block)] : [block]));
}

export const changeSegment = (block: Block, uuid: string, change: Partial<Segment>): Block => ({
  ...block,
  segments: block.segments.map((segment) => (segment.uuid === uuid ? {...segment, ...change} : segment)),
});

export const withSegment = (block: Block, segment: Segment): Block =>
  canAddSegment(block) ? {...block, segments: [...block.segments, segment]} : block;

export const withoutSegment = (block: Block, uuid: string): Block => ({
  ...block,
  segments: block.segments.filter((segment) => segment.uuid !== uuid),
});

export function duplicateSegment(block: Block, uuid: string): Block {
  if (!canAddSegment(block)) return block;
  const segments = block.segments.flatMap((segment) =>
    segment.uuid === uuid ? [segment, {...segment, uuid: newId()}] : [segment],
  );
  return {...block, segments};
}

/**
 * Blocks that were read from text take the ids of those that stood in their places: what is on the page stays there and
 * changes, instead of being drawn anew.
 */
export const withIdsOf = (read: Blocks, before: Blocks): Blocks =>
  read.map((block, index) => {
    const known = before[index];
    if (!known) return block;
    const segments = block.segments.map((segment, segmentIndex) => ({
      ...segment,
      uuid: known.segments[segmentIndex]?.uuid ?? segment.uuid,
    }));
    return {...block, uuid: known.uuid, segments};
  });
