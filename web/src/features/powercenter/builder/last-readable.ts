import type {Block, Segment} from "@gradus/training/workouts/workout";
import {useState} from "react";
import {isWarning, type PlacedProblem, type TypedFieldName} from "./check-workout";

/**
 * The blocks as they can be drawn and written. A field that cannot be read keeps its last readable value, so that a
 * typing slip does not break the workout. `before` is what could be drawn until now.
 */
export function lastReadable(
  blocks: readonly Block[],
  before: readonly Block[],
  problems: readonly PlacedProblem[],
): readonly Block[] {
  const wrong = problems.filter((each) => each.field !== null && !isWarning(each));
  if (wrong.length === 0) return blocks;
  return blocks.map((block, blockIndex) => {
    const known = before.find(({uuid}) => uuid === block.uuid);
    const own = wrong.filter((each) => each.block === blockIndex);
    if (!known || own.length === 0) return block;
    const isRepeatWrong = own.some(({field}) => field === "repeat");
    return {
      ...block,
      repeat: isRepeatWrong ? known.repeat : block.repeat,
      segments: block.segments.map((segment, index) =>
        withFieldsOf(
          segment,
          known.segments.find(({uuid}) => uuid === segment.uuid),
          own.flatMap(({segment: at, field}) => (at === index && field ? [field] : [])),
        ),
      ),
    };
  });
}

function withFieldsOf(
  segment: Segment,
  known: Segment | undefined,
  fields: readonly TypedFieldName[],
): Segment {
  if (!known) return segment;
  return Object.assign({...segment}, ...fields.map((field) => FIELD_PARTS[field](known)));
}

const lengthOf = ({
  duration_type,
  duration_time,
  duration_distance,
  distance_unit_selected,
}: Segment): Partial<Segment> => ({duration_type, duration_time, duration_distance, distance_unit_selected});

const targetOf = ({
  intensity_type,
  intensity_percent,
  target_power,
  zone_selected,
  rpe_selected,
}: Segment): Partial<Segment> => ({
  intensity_type,
  intensity_percent,
  target_power,
  zone_selected,
  rpe_selected,
});

/** The properties that must be reset together with a field: a time is meaningless without `duration_type`. */
const FIELD_PARTS: Readonly<Record<TypedFieldName, (known: Segment) => Partial<Segment>>> = {
  repeat: () => ({}),
  time: lengthOf,
  distance: lengthOf,
  percent: targetOf,
  min: targetOf,
  max: targetOf,
  watts: targetOf,
  grade: ({grade}) => ({grade}),
};

export function useLastReadable(
  blocks: readonly Block[],
  problems: readonly PlacedProblem[],
): readonly Block[] {
  const [known, setKnown] = useState(() => ({blocks, readable: lastReadable(blocks, [], problems)}));
  if (known.blocks === blocks) return known.readable;
  const readable = lastReadable(blocks, known.readable, problems);
  setKnown({blocks, readable});
  return readable;
}
