import type {Series} from "@gradus/training/series/series";
import type {RunFormat} from "../format/run-format";

interface Step {
  readonly slot: number;
  readonly label: string | null;
}

/** Where each kilometre or mile is done, and, with `parts`, each of so many parts of one. */
export function distanceSteps(
  {columns}: Pick<Series, "columns">,
  {metresPerUnit}: Pick<RunFormat, "metresPerUnit">,
  parts = 1,
): Step[] {
  const part = metresPerUnit / parts;
  const steps: Step[] = [];
  let next = 1;
  columns.distance?.forEach((metres, slot) => {
    if (!(metres >= next * part)) return;
    // After a leap the last one that was passed.
    const passed = Math.floor(metres / part);
    steps.push({slot, label: passed % parts === 0 ? String(passed / parts) : null});
    next = passed + 1;
  });
  return steps;
}

const STEPS = [300, 600, 900, 1800, 3600];

/** Minutes along an axis of distance, so many that their numbers stand apart. */
export function timeSteps({length}: Pick<Series, "length">): Step[] {
  const every = STEPS.find((step) => length / step <= 14) ?? 7200;
  return Array.from({length: Math.floor((length - 1) / (every / 5))}, (_, index) => {
    const slot = ((index + 1) * every) / 5;
    return {slot, label: slot % every === 0 ? `${slot / 60}\u2032` : null};
  });
}
