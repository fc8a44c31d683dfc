import type {SURFACES} from "@gradus/backend/contract/activity-values";
import type {WorkoutType} from "@gradus/backend/contract/workout-values";
import {BLANK_SEGMENT, type Block, durationTime, type Segment} from "@gradus/training/workouts/workout";

/** What the builder changes. */
export interface Workout {
  readonly title: string;
  readonly type: WorkoutType;
  readonly desc: string;
  readonly surface: (typeof SURFACES)[number] | null;
  readonly objective: string;
  readonly tags: readonly string[];
  readonly blocks: readonly Block[];
}

export const EMPTY_WORKOUT: Workout = {
  title: "",
  type: "other",
  desc: "",
  surface: null,
  objective: "",
  tags: [],
  blocks: [],
};

export const workoutOf = ({title, type, desc, surface, objective, tags, blocks}: Workout): Workout => ({
  title,
  type,
  desc,
  surface,
  objective,
  tags,
  blocks,
});

export const bodyOf = ({blocks, tags, ...head}: Workout) => ({
  ...head,
  tags: [...tags],
  blocks: blocks.map((block) => ({...block, segments: [...block.segments]})),
});

export const BLOCK_KINDS = ["warmup", "work", "repeat", "rest", "cooldown", "free"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const newId = () => crypto.randomUUID();

const percent = (value: number) => ({
  intensity_type: "percentage" as const,
  intensity_percent: {value, min: null, max: null},
});

const minutes = (count: number) => ({duration_time: durationTime(60 * count)});

const KINDS: Readonly<Record<Exclude<BlockKind, "repeat">, Partial<Segment>>> = {
  warmup: {intensity_class: "warmup", ...minutes(10), ...percent(70)},
  work: {intensity_class: "work", ...minutes(10), ...percent(90)},
  rest: {intensity_class: "rest", ...minutes(2), ...percent(60)},
  cooldown: {intensity_class: "cooldown", ...minutes(10), ...percent(65)},
  free: {intensity_class: "work", ...minutes(10)},
};

export const newSegment = (kind: Exclude<BlockKind, "repeat">): Segment => ({
  ...BLANK_SEGMENT,
  uuid: newId(),
  ...KINDS[kind],
});

export function newBlock(kind: BlockKind): Block {
  if (kind !== "repeat") return {uuid: newId(), repeat: 1, segments: [newSegment(kind)]};
  const work = {
    ...newSegment("work"),
    ...minutes(5),
    intensity_percent: {value: null, min: 95, max: 100},
  };
  return {uuid: newId(), repeat: 3, segments: [work, newSegment("rest")]};
}

/** The same with ids of its own. */
export const copyOf = (block: Block): Block => ({
  ...block,
  uuid: newId(),
  segments: block.segments.map((segment) => ({...segment, uuid: newId()})),
});
