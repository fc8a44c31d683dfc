import {removeAirPower} from "../air/remove-air-power.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {fillGaps, GAP_MAX, othersOf} from "../series/fill-gaps.ts";
import type {Series} from "../series/series.ts";
import {canCrop, crop, cropLaps, type SlotRange} from "./crop.ts";
import {mergeSeries} from "./merge.ts";

/** One change on top of a recording; undoing is dropping the last. */
export type Edit =
  | ({readonly op: "crop"} & SlotRange)
  | {readonly op: "scale"; readonly factor: number}
  | {readonly op: "remove_air_power"}
  | {
      readonly op: "merge";
      readonly source: string;
      readonly offset: number;
      readonly keeps_distance?: boolean;
    }
  | {readonly op: "exclude"}
  /** Seconds whose power the runner does not believe, and those that were real. */
  | {readonly op: "ignore_power" | "accept_power"; readonly ranges: readonly SlotRange[]};

/** Why an edit cannot be applied. */
export type EditRefusal =
  | "crop_invalid"
  | "scale_invalid"
  | "no_air_power"
  | "merge_source_missing"
  | "ranges_invalid";

/** A recording with its laps, as slots. */
export interface Recording<Lap extends SlotRange> {
  readonly series: Series;
  readonly laps: readonly Lap[];
}

export type Edited<Lap extends SlotRange> =
  | ({readonly ok: true} & State<Lap>)
  | {readonly ok: false; readonly code: EditRefusal; readonly at: number};

interface State<Lap extends SlotRange> extends Recording<Lap> {
  readonly isExcluded: boolean;
  /** Seconds whose power the runner accepted, as slots of the run as it is then. */
  readonly accepted: readonly SlotRange[];
}

/**
 * The run that an ordered list of edits makes of a recording, which stays as it is. The first edit that cannot be
 * applied refuses the whole list, with its place.
 *
 * @param sources recordings that merges name, by id
 */
export function applyEdits<Lap extends SlotRange>(
  recording: Recording<Lap>,
  edits: readonly Edit[],
  sources: ReadonlyMap<string, Series> = new Map(),
): Edited<Lap> {
  let state: State<Lap> = {...recording, isExcluded: false, accepted: []};
  for (const [at, edit] of edits.entries()) {
    const next = applyEdit(state, edit, sources);
    if (typeof next === "string") return {ok: false, code: next, at};
    state = next;
  }
  return {ok: true, ...state};
}

function applyEdit<Lap extends SlotRange>(
  state: State<Lap>,
  edit: Edit,
  sources: ReadonlyMap<string, Series>,
): State<Lap> | EditRefusal {
  const {series, laps, accepted} = state;
  switch (edit.op) {
    case "crop":
      return canCrop(series, edit)
        ? {
            ...state,
            series: crop(series, edit),
            laps: cropLaps(laps, edit),
            accepted: cropLaps(accepted, edit),
          }
        : "crop_invalid";
    case "scale":
      return isScale(edit.factor) ? {...state, series: scalePower(series, edit.factor)} : "scale_invalid";
    case "remove_air_power": {
      const without = removeAirPower(series);
      return without ? {...state, series: without} : "no_air_power";
    }
    case "merge": {
      const pod = sources.get(edit.source);
      return pod
        ? {...state, series: mergeSeries(series, pod, edit.offset, edit.keeps_distance)}
        : "merge_source_missing";
    }
    case "exclude":
      return {...state, isExcluded: true};
    case "ignore_power":
      return areWithin(series, edit.ranges)
        ? {...state, series: withoutPower(series, edit.ranges)}
        : "ranges_invalid";
    case "accept_power":
      return areWithin(series, edit.ranges)
        ? {...state, accepted: [...accepted, ...edit.ranges]}
        : "ranges_invalid";
  }
}

const isScale = (factor: number) => {
  const [least, most] = TRAINING_DEFAULTS.edits.scaleBounds;
  return factor >= least && factor <= most;
};

const areWithin = ({length}: Series, ranges: readonly SlotRange[]) =>
  ranges.every(({from, to}) => from >= 0 && from <= to && to < length);

/** As if power had not been measured there: a short gap is bridged as in a recording, a long one holds no energy. */
function withoutPower(series: Series, ranges: readonly SlotRange[]): Series {
  const {active, columns} = series;
  const {power} = columns;
  if (!power) return series;
  const left = Float64Array.from(power);
  for (const {from, to} of ranges) left.fill(Number.NaN, from, to + 1);
  fillGaps(left, othersOf(active), GAP_MAX);
  return {...series, columns: {...columns, power: left}};
}

/** Power, form and air power times a factor; speed stays, since it was measured apart. */
function scalePower(series: Series, factor: number): Series {
  const scaled = (["power", "form_power", "air_power"] as const).flatMap((key) => {
    const values = series.columns[key];
    return values ? [[key, values.map((watts) => watts * factor)] as const] : [];
  });
  return {...series, columns: {...series.columns, ...Object.fromEntries(scaled)}};
}
