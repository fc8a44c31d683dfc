import type {Course, PredictionReply} from "@gradus/backend/contract/races";
import {zoneOf} from "@gradus/training/zones/zones";
import type {RaceResult} from "@/charts/race/race-result";
import type {RaceInputs} from "./race-inputs";

/** Maximum number of heights drawn: more than a window has pixels would serve no viewer. */
const HEIGHTS_MAX = 800;

/** A reply with its course as it is drawn; null where there is nothing to draw. */
export function raceResult(
  {prediction, inputs}: PredictionReply,
  raceInputs: RaceInputs,
  course: Course | null,
): RaceResult | null {
  if (!prediction || !inputs) return null;
  const {critical_power: criticalPower, distance, gain, loss} = inputs;
  return {
    ...prediction,
    // Centimetres past the last mark are rounded away, and a split of no length has no pace.
    splits: (prediction.splits ?? []).filter(({from, to}) => to > from),
    criticalPower,
    distance,
    gain,
    loss,
    heights: thin(course?.profile ?? [0, 0]),
    isLevelled: course !== null && !course.has_heights,
    hasGoal: raceInputs.target_power !== undefined || raceInputs.target_time !== undefined,
    zoneOf: (watts) => Math.max(1, zoneOf(watts / criticalPower)),
  };
}

/** Every so many heights, always with the last. */
function thin(heights: readonly number[]): readonly number[] {
  const every = Math.ceil(heights.length / HEIGHTS_MAX);
  return heights.filter((_, index) => index % every === 0 || index === heights.length - 1);
}
