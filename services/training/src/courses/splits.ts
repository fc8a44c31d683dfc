import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Course, GradeBins} from "./course.ts";
import type {Pace} from "./pacing.ts";

/** One stretch of a plan; metres, W, seconds, s/km. */
export interface Split {
  readonly from: number;
  readonly to: number;
  readonly grade: number;
  readonly power: number;
  readonly time: number;
  readonly pace: number;
  readonly cumulative: number;
  /** Climbed at a speed at which people walk: power is out of its range there. */
  readonly is_walking: boolean;
}

export const KILOMETRE = 1000;
export const MILE = 1609.344;

/** Metres that sums of many pieces may be off by. */
const NOTHING = 1e-8;

interface Open {
  metres: number;
  climb: number;
  seconds: number;
  joules: number;
  isWalking: boolean;
}

const opened = (): Open => ({metres: 0, climb: 0, seconds: 0, joules: 0, isWalking: false});

/**
 * A plan cut every `every` metres; the last split is shorter. Their times add up to that of the whole course, since
 * both are sums over the same pieces and speeds.
 */
export function splitsOf(course: Course, {binOf}: GradeBins, pace: Pace, every: number = KILOMETRE): Split[] {
  const splits: Split[] = [];
  let open = opened();
  let cumulative = 0;
  const close = () => {
    cumulative += open.seconds;
    splits.push(closed(open, splits.at(-1)?.to ?? 0, cumulative));
    open = opened();
  };
  course.pieces.forEach(({length, grade}, piece) => {
    const bin = binOf[piece] ?? 0;
    const [speed, power] = [pace.speed[bin] ?? 1, pace.power[bin] ?? 0];
    let left = length;
    while (left > 0) {
      const metres = Math.min(left, every - open.metres);
      add(open, metres, grade, speed, power);
      left -= metres;
      if (every - open.metres < NOTHING) close();
    }
  });
  if (open.metres > NOTHING) close();
  return splits;
}

function add(open: Open, metres: number, grade: number, speed: number, power: number): void {
  open.metres += metres;
  open.climb += metres * grade;
  open.seconds += metres / speed;
  open.joules += (metres / speed) * power;
  open.isWalking ||= grade > 0 && speed < TRAINING_DEFAULTS.running.walkingBelow;
}

const closed = (
  {metres, climb, seconds, joules, isWalking}: Open,
  from: number,
  cumulative: number,
): Split => ({
  from,
  to: from + metres,
  grade: climb / metres,
  power: joules / seconds,
  time: seconds,
  pace: (seconds / metres) * 1000,
  cumulative,
  is_walking: isWalking,
});
