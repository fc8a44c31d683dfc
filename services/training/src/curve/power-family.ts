import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import type {PowerFamily} from "../series/recording.ts";

/** The family to show: that of most runs of the last 60 days, else that of the newest run; null without runs. */
export function currentFamily(
  runs: readonly {readonly day: Day; readonly family: PowerFamily}[],
  today: Day,
): PowerFamily | null {
  const recent = runs.filter(({day}) => daysBetween(day, today) < TRAINING_DEFAULTS.curve.familyDays);
  const counts = new Map<PowerFamily, number>();
  for (const {family} of recent) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (most) return most[0];
  return (
    runs.reduce<(typeof runs)[number] | null>(
      (newest, run) => (newest && newest.day >= run.day ? newest : run),
      null,
    )?.family ?? null
  );
}
