import type {Series, SeriesKey} from "@gradus/training/series/series";
import {grades} from "@gradus/training/summary/grade";
import type {ActivitySeries} from "../../../contract/activities.ts";
import {degrees, tenth, thousandth} from "./rounding.ts";

type Round = (value: number | null) => number | null;
type ListName = Exclude<keyof ActivitySeries, "timestamp_list" | "loc_list" | "grade_list">;

/** Which column each list is of, and to how many decimals. */
const LISTS: Readonly<Record<ListName, readonly [SeriesKey, Round]>> = {
  total_power_list: ["power", tenth],
  form_power_list: ["form_power", tenth],
  air_power_list: ["air_power", tenth],
  heart_rate_list: ["heart_rate", tenth],
  speed_list: ["speed", thousandth],
  distance_list: ["distance", tenth],
  cadence_list: ["cadence", tenth],
  elevation_list: ["altitude", tenth],
  ground_time_list: ["ground_time", tenth],
  ground_time_balance_list: ["ground_time_balance", tenth],
  oscillation_list: ["vertical_oscillation", thousandth],
  oscillation_balance_list: ["vertical_oscillation_balance", tenth],
  leg_spring_list: ["leg_spring_stiffness", thousandth],
  leg_spring_balance_list: ["leg_spring_stiffness_balance", tenth],
  impact_loading_rate_list: ["impact_loading_rate", tenth],
  impact_loading_rate_balance_list: ["impact_loading_rate_balance", tenth],
  vertical_ratio_list: ["vertical_ratio", tenth],
  temperature_list: ["temperature", tenth],
  humidity_list: ["humidity", tenth],
};

/** A run as lists of one length, each value the mean of `resolution` seconds; of distance it is the last. */
export function seriesLists(series: Series, resolution: number): ActivitySeries {
  const count = Math.ceil(series.length / resolution);
  const slopes = grades(series);
  const reduced = (values: Float64Array, key: SeriesKey | null) => reduce(values, resolution, count, key);
  const list = ([key, round]: readonly [SeriesKey, Round]) => {
    const values = series.columns[key];
    return values ? reduced(key === "power" ? whileActive(values, series) : values, key).map(round) : null;
  };
  return {
    timestamp_list: Array.from({length: count}, (_, index) => series.start + index * resolution),
    total_power_list: list(LISTS.total_power_list),
    form_power_list: list(LISTS.form_power_list),
    air_power_list: list(LISTS.air_power_list),
    heart_rate_list: list(LISTS.heart_rate_list),
    speed_list: list(LISTS.speed_list),
    distance_list: list(LISTS.distance_list),
    cadence_list: list(LISTS.cadence_list),
    elevation_list: list(LISTS.elevation_list),
    grade_list: slopes && reduced(slopes, null).map((share) => tenth(share === null ? null : share * 100)),
    ground_time_list: list(LISTS.ground_time_list),
    ground_time_balance_list: list(LISTS.ground_time_balance_list),
    oscillation_list: list(LISTS.oscillation_list),
    oscillation_balance_list: list(LISTS.oscillation_balance_list),
    leg_spring_list: list(LISTS.leg_spring_list),
    leg_spring_balance_list: list(LISTS.leg_spring_balance_list),
    impact_loading_rate_list: list(LISTS.impact_loading_rate_list),
    impact_loading_rate_balance_list: list(LISTS.impact_loading_rate_balance_list),
    vertical_ratio_list: list(LISTS.vertical_ratio_list),
    temperature_list: list(LISTS.temperature_list),
    humidity_list: list(LISTS.humidity_list),
    loc_list: places(series, resolution, count),
  };
}

/** In pauses nothing was measured: the zeros that the grid holds there are for sums. */
function whileActive(values: Float64Array, {active}: Series) {
  return values.map((value, slot) => (active[slot] === 1 ? value : Number.NaN));
}

function reduce(values: Float64Array, resolution: number, count: number, key: SeriesKey | null) {
  return Array.from({length: count}, (_, index): number | null => {
    const part = values.subarray(index * resolution, (index + 1) * resolution);
    return key === "distance" ? lastOf(part) : meanOf(part);
  });
}

function lastOf(values: Float64Array) {
  return values.findLast((value) => !Number.isNaN(value)) ?? null;
}

function meanOf(values: Float64Array) {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** The first position of each stretch that has one: a mean of positions may lie where the run never went. */
function places({columns}: Series, resolution: number, count: number): ActivitySeries["loc_list"] {
  const {latitude, longitude} = columns;
  if (!latitude || !longitude) return null;
  return Array.from({length: count}, (_, index) => {
    const from = index * resolution;
    for (let slot = from; slot < Math.min(from + resolution, latitude.length); slot++) {
      const [Lat, Lng] = [degrees(latitude[slot]), degrees(longitude[slot])];
      if (Lat !== null && Lng !== null) return {Lat, Lng};
    }
    return null;
  });
}
