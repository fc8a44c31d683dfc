/** Maximum strides a minute of one foot; more would be over 220 steps. */
const STRIDES_MAX = 110;

/** Cadence in steps/min. Files hold strides of one foot or steps of both without naming the unit; the median decides. */
export function toSteps(cadence: Float64Array): Float64Array {
  const moving = cadence.filter((value) => value > 0).sort();
  const median = moving[moving.length >> 1] ?? 0;
  return median > STRIDES_MAX ? cadence : cadence.map((strides) => strides * 2);
}
