import {type Block, metresOf, type Segment, secondsOf, WORKOUT_LIMITS} from "./workout.ts";

/** What a workout cannot be, with the place of the stretch; `block` and `segment` are null where it is all of it. */
export interface BlockMistake {
  readonly code: "no_length" | "no_target" | "range_reversed" | "too_long";
  readonly block: number | null;
  readonly segment: number | null;
}

/** Seconds a kilometre takes at a walk: where only the distance is known, 48 h are counted by it. */
const SLOWEST_KILOMETRE = 900;

/** What is wrong with blocks whose fields each lie within their bounds; empty for a workout. */
export function checkBlocks(blocks: readonly Block[]): BlockMistake[] {
  const mistakes = blocks.flatMap(({segments}, block) =>
    segments.flatMap((segment, index) => {
      const code = mistakeOf(segment);
      return code === null ? [] : [{code, block, segment: index}];
    }),
  );
  if (mistakes.length > 0 || longest(blocks) <= WORKOUT_LIMITS.seconds) return mistakes;
  return [{code: "too_long", block: null, segment: null}];
}

function mistakeOf(segment: Segment): BlockMistake["code"] | null {
  if (!hasLength(segment)) return "no_length";
  if (!hasTarget(segment)) return "no_target";
  const {min, max} = segment.intensity_percent ?? {};
  const isReversed =
    segment.intensity_type === "percentage" && (min ?? 0) > (max ?? Number.POSITIVE_INFINITY);
  return isReversed ? "range_reversed" : null;
}

function hasLength(segment: Segment) {
  if (segment.duration_type === "lap") return true;
  const metres = metresOf(segment);
  if (metres !== null) return metres > 0 && metres <= WORKOUT_LIMITS.metres;
  return (secondsOf(segment) ?? 0) > 0;
}

function hasTarget({intensity_type, intensity_percent, target_power, zone_selected, rpe_selected}: Segment) {
  const {min = null, max = null, value = null} = intensity_percent ?? {};
  switch (intensity_type) {
    case "open":
      return true;
    case "power":
      return target_power !== null;
    case "zone":
      return zone_selected !== null;
    case "rpe":
      return rpe_selected !== null;
    case "ramp":
      return min !== null && max !== null;
    case "percentage":
      return value !== null || (min !== null && max !== null);
  }
}

const longest = (blocks: readonly Block[]) =>
  blocks.reduce(
    (sum, {repeat, segments}) =>
      sum + repeat * segments.reduce((seconds, segment) => seconds + mostSeconds(segment), 0),
    0,
  );

const mostSeconds = (segment: Segment) =>
  secondsOf(segment) ?? ((metresOf(segment) ?? 0) / 1000) * SLOWEST_KILOMETRE;
