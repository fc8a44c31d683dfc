/** Strides a minute of one foot that nobody makes: twice as many steps would be 220. */
const STRIDES_MAX = 110;

/** Cadence in steps a minute. Files say strides of one foot or steps of both, and not which; the middle value tells. */
export function toSteps(cadence: Float64Array): Float64Array {
  const moving = cadence.filter((value) => value > 0).sort();
  const median = moving[moving.length >> 1] ?? 0;
  return median > STRIDES_MAX ? cadence : cadence.map((strides) => strides * 2);
}
