import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {targetOf} from "@gradus/training/workouts/target";

export type Segment = PlannedWorkoutDetail["blocks"][number]["segments"][number];

/** A stretch as it is listed: once, with how often it comes. */
export interface Step {
  readonly id: string;
  readonly segment: Segment;
  readonly times: number;
}

type Blocks = Pick<PlannedWorkoutDetail, "blocks">;

export const stepsOf = ({blocks}: Blocks): Step[] =>
  blocks.flatMap(({uuid, repeat, segments}) =>
    segments.map((segment) => ({id: `${uuid} ${segment.uuid}`, segment, times: repeat})),
  );

/** The same as it is run: repeats one after another. */
export const runOrder = ({blocks}: Blocks): Step[] =>
  blocks.flatMap((block) => Array.from({length: block.repeat}, () => stepsOf({blocks: [block]})).flat());

/** Target in percent of critical power; null for a segment without a target, or with a target in watts. */
export function percentOf(segment: Segment): number | null {
  const {intensity_type} = segment;
  if (intensity_type === "open" || intensity_type === "power") return null;
  const {from, to} = targetOf(segment, 1);
  return Math.round(50 * (from + to));
}

const hardness = ({segment}: Step, criticalPower: number | null) => {
  const {from, to} = targetOf(segment, criticalPower ?? 250);
  return from + to;
};

/** What the workout is about: its hardest work, the first of equals; else its first stretch. */
export function mainStep(steps: readonly Step[], criticalPower: number | null): Step | null {
  const work = steps.filter(({segment}) => segment.intensity_class === "work");
  const [first = null, ...rest] = work.length > 0 ? work : steps;
  return rest.reduce(
    (best, step) => (best && hardness(step, criticalPower) <= hardness(best, criticalPower) ? best : step),
    first,
  );
}
