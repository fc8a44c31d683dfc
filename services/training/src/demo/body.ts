import {normalNumbers, wanderingNumbers} from "../numbers/random.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";

const {resting, threshold, maximum} = DEMO_RUNNER;
/** Time constant in s with which the heart rate approaches the rate that a power requires. */
const HEART_LAG = 32;

/** A heart that follows power late, drifts up over the hours, and knows a highest rate. */
export function createHeart(random: () => number, temperature: number) {
  const wander = wanderingNumbers(random, 90);
  let rate = resting + 35;
  let seconds = 0;
  return (shareOfCp: number): number => {
    seconds++;
    const drift = 1 + (0.02 + 0.001 * Math.max(0, temperature - 12)) * (seconds / 3600);
    const targetHeartRate = resting + (threshold - resting) * shareOfCp ** 0.85 * drift;
    rate += (targetHeartRate - rate) / HEART_LAG;
    return Math.round(Math.min(maximum, rate + 1.2 * wander()));
  };
}

/** The values two pods measure per step, by speed; `left` is how many percent more than half the left foot takes. */
export function createGait(random: () => number, left: number) {
  const normal = normalNumbers(random);
  const [tempo, lean] = [wanderingNumbers(random, 60), wanderingNumbers(random, 240)];
  let seconds = 0;
  return (speed: number) => {
    seconds++;
    const cadence = 2 * Math.round((167 + 8 * (speed - 2.8) + 1.5 * tempo()) / 2);
    const tired = left + 0.12 * (seconds / 3600) + 0.25 * lean();
    const oscillation = 8.4 - 0.5 * (speed - 2.8) + 0.12 * normal();
    return {
      cadence,
      form_power: Math.round(DEMO_RUNNER.mass * (0.94 + 0.012 * normal())),
      ground_time: Math.round(250 - 27 * (speed - 2.8) + 2 * normal()),
      vertical_oscillation: round(oscillation, 10),
      vertical_ratio: round((100 * oscillation) / ((speed * 6000) / cadence), 10),
      leg_spring_stiffness: round(9.6 + 0.25 * (speed - 2.8) + 0.1 * normal(), 10),
      impact_loading_rate: round(42 + 13 * (speed - 2.8) + 1.5 * normal(), 10),
      ground_time_balance: round(50 + tired, 10),
      vertical_oscillation_balance: round(50 + 0.7 * tired + 0.1 * normal(), 10),
      leg_spring_stiffness_balance: round(50 - 0.6 * tired + 0.1 * normal(), 10),
      impact_loading_rate_balance: round(50 + 1.4 * tired + 0.3 * normal(), 10),
    };
  };
}

const round = (value: number, steps: number) => Math.round(value * steps) / steps;
