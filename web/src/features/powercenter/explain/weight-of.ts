import type {ActivityDetail} from "@gradus/backend/contract/activities";

/** kg on the day of the run, as its effectiveness has it; null where it is not ours to know, or nobody said. */
export function weightOf(run: ActivityDetail): number | null {
  const {running_effectiveness: effectiveness, moving_power: watts, average_speed: speed} = run;
  if (effectiveness === null || watts === null || !speed) return null;
  return (effectiveness * watts) / speed;
}
