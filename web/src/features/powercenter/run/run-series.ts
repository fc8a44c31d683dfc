import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series, SeriesKey} from "@gradus/training/series/series";

type Lists = Pick<ActivityDetail, `${string}_list` & keyof ActivityDetail>;

/** Which list of an answer is which column of the science. */
const COLUMNS = {
  power: "total_power_list",
  form_power: "form_power_list",
  air_power: "air_power_list",
  speed: "speed_list",
  distance: "distance_list",
  heart_rate: "heart_rate_list",
  cadence: "cadence_list",
  altitude: "elevation_list",
  ground_time: "ground_time_list",
  vertical_oscillation: "oscillation_list",
  leg_spring_stiffness: "leg_spring_list",
  impact_loading_rate: "impact_loading_rate_list",
  vertical_ratio: "vertical_ratio_list",
  temperature: "temperature_list",
  ground_time_balance: "ground_time_balance_list",
  vertical_oscillation_balance: "oscillation_balance_list",
  leg_spring_stiffness_balance: "leg_spring_balance_list",
  impact_loading_rate_balance: "impact_loading_rate_balance_list",
} as const satisfies Partial<Record<SeriesKey, keyof Lists>>;

/** A list that is absent was not measured. */
type Recorded = Pick<ActivityDetail, "timestamp_list" | "start_events" | "stop_events"> &
  Partial<Pick<ActivityDetail, (typeof COLUMNS)[keyof typeof COLUMNS] | "loc_list">>;

/** A run as the science takes it: a slot a second, what was not measured as NaN. */
export function toSeries(run: Recorded): Series {
  const times = run.timestamp_list;
  const columns: Partial<Record<SeriesKey, Float64Array>> = {};
  for (const [key, list] of Object.entries(COLUMNS)) {
    const values = run[list];
    if (values) columns[key as keyof typeof COLUMNS] = columnOf(values);
  }
  if (run.loc_list) {
    columns.latitude = columnOf(run.loc_list.map((point) => point?.Lat ?? null));
    columns.longitude = columnOf(run.loc_list.map((point) => point?.Lng ?? null));
  }
  return {start: times[0] ?? 0, length: times.length, active: activeSlots(run), columns};
}

/** A loop: filled by an iterator, the columns of a long run would take longer than all that is drawn of them. */
function columnOf(values: readonly (number | null)[]): Float64Array {
  const column = new Float64Array(values.length);
  for (let slot = 0; slot < values.length; slot++) column[slot] = values[slot] ?? Number.NaN;
  return column;
}

/** 1 where the timer ran: from each start up to the stop that follows it. */
function activeSlots({timestamp_list: times, start_events, stop_events}: Recorded): Uint8Array {
  if (start_events.length === 0) return new Uint8Array(times.length).fill(1);
  const events = [
    ...start_events.map((at) => ({at, runs: 1})),
    ...stop_events.map((at) => ({at, runs: 0})),
  ].sort((one, other) => one.at - other.at || other.runs - one.runs);
  let next = 0;
  let runs = 0;
  return Uint8Array.from(times, (time) => {
    for (; next < events.length && (events[next]?.at ?? 0) <= time; next++) runs = events[next]?.runs ?? 0;
    return runs;
  });
}
