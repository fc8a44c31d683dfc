import type {Series, SeriesKey} from "../series/series.ts";

/** What a pod measures better than a watch. */
const POD_KEYS = [
  "power",
  "form_power",
  "air_power",
  "cadence",
  "ground_time",
  "vertical_oscillation",
  "vertical_ratio",
  "leg_spring_stiffness",
  "impact_loading_rate",
  "ground_time_balance",
  "vertical_oscillation_balance",
  "leg_spring_stiffness_balance",
  "impact_loading_rate_balance",
  "speed",
] as const satisfies readonly SeriesKey[];

/**
 * One run from a watch's recording and that of a pod worn at the same time: time, pauses, position and heart rate of
 * the watch; power, cadence, form and speed of the pod. Paused slots get no value of the pod.
 *
 * @param offset slot of the watch at which the pod's first slot lies (`findOffset`)
 * @param keepsDistance true leaves distance and speed to the watch
 */
export function mergeSeries(watch: Series, pod: Series, offset: number, keepsDistance = false): Series {
  const keys = POD_KEYS.filter((key) => !(keepsDistance && key === "speed"));
  const podColumns = keys.flatMap((key) => {
    const values = pod.columns[key];
    return values ? [[key, shifted(values, watch, offset)] as const] : [];
  });
  const columns: Series["columns"] = {...watch.columns, ...Object.fromEntries(podColumns)};
  if (keepsDistance || !pod.columns.distance) return {...watch, columns};
  return {...watch, columns: {...columns, distance: joinedDistance(watch, pod.columns.distance, offset)}};
}

function shifted(values: Float64Array, {length, active}: Series, offset: number): Float64Array {
  return Float64Array.from({length}, (_, slot) =>
    active[slot] === 1 ? (values[slot - offset] ?? Number.NaN) : Number.NaN,
  );
}

/**
 * Distance by the pod's steps where it measured and the watch's elsewhere: it never falls and does not stop where the
 * pod began late or ended early.
 */
function joinedDistance({columns, length, active}: Series, pod: Float64Array, offset: number): Float64Array {
  const step = (values: Float64Array | undefined, slot: number) =>
    (values?.[slot] ?? Number.NaN) - (values?.[slot - 1] ?? Number.NaN);
  const distance = new Float64Array(length);
  let sum = 0;
  for (let slot = 1; slot < length; slot++) {
    const ofPod = active[slot] === 1 ? step(pod, slot - offset) : 0;
    const metres = Number.isNaN(ofPod) ? step(columns.distance, slot) : ofPod;
    if (metres > 0) sum += metres;
    distance[slot] = sum;
  }
  return distance;
}
