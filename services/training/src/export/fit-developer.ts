import {BASE_TYPES} from "../files/fit/base-types.ts";
import {MESSAGE} from "../files/fit/messages.ts";
import {OWN_APPLICATION} from "../files/fit/pod-fields.ts";
import {OWN_FAMILY_FIELD} from "../files/fit/power.ts";
import {type FitNumbers, type FitTable, fitNumber, fitText} from "../files/fit/write-fit.ts";
import {columnEntries} from "../series/columns.ts";
import type {ExtraSeries, PowerFamily} from "../series/recording.ts";
import type {Series, SeriesKey} from "../series/series.ts";
import type {SlotColumn} from "./fit-records.ts";

/** Our own developer fields. Numbers are never used again for something else. */
const OWN_FIELDS: Readonly<
  Partial<Record<SeriesKey, {number: number; name: string; units: string; native?: number}>>
> = {
  power: {number: 0, name: "Power", units: "Watts", native: 7},
  form_power: {number: 1, name: "Form Power", units: "Watts"},
  air_power: {number: 2, name: "Air Power", units: "Watts"},
  leg_spring_stiffness: {number: 3, name: "Leg Spring Stiffness", units: "kN/m"},
  impact_loading_rate: {number: 4, name: "Impact Loading Rate", units: "bw/s"},
  vertical_oscillation_balance: {number: 5, name: "Vertical Oscillation Balance", units: "%"},
  leg_spring_stiffness_balance: {number: 6, name: "Leg Spring Stiffness Balance", units: "%"},
  impact_loading_rate_balance: {number: 7, name: "Impact Loading Rate Balance", units: "%"},
  humidity: {number: 8, name: "Humidity", units: "%"},
};
const OWN_INDEX = 0;

interface Description {
  readonly index: number;
  readonly number: number;
  readonly type: FitNumbers["type"] | "string";
  readonly name: string;
  readonly units: string;
  readonly message: number;
  readonly native?: number;
}

export interface DeveloperTables {
  readonly descriptions: readonly FitTable[];
  readonly columns: readonly SlotColumn[];
}

const FAMILY_FIELD: Description = {
  index: OWN_INDEX,
  number: OWN_FAMILY_FIELD,
  type: "string",
  name: "Power Family",
  units: "",
  message: MESSAGE.session,
};

/** Everything without a native field, ours and what other applications wrote. Watts count as a pod's only if they are. */
export function developerTables(
  series: Series,
  extra: readonly ExtraSeries[],
  family: PowerFamily | null,
): DeveloperTables {
  const indexed = withIndices(extra);
  const applications = new Map(indexed.map(({index, application}) => [index, application]));
  const fields = [...ownFields(series, family), ...indexed];
  return {
    descriptions: [
      describeApplication(OWN_INDEX, OWN_APPLICATION),
      ...[...applications].flatMap(([index, id]) => (id === null ? [] : describeApplication(index, id))),
      ...[...fields, FAMILY_FIELD].map(describeField),
    ],
    columns: fields.map(({number, index, type, values}) => ({field: number, developer: index, type, values})),
  };
}

function ownFields({columns}: Series, family: PowerFamily | null) {
  return columnEntries(columns).flatMap(([key, values]) => {
    const field = key === "power" && family !== "pod" ? undefined : OWN_FIELDS[key];
    if (!field) return [];
    return [{...field, index: OWN_INDEX, type: "float32", message: MESSAGE.record, values} as const];
  });
}

/** The session's field that names the device family whose scale the watts have. */
export function familyColumn(family: PowerFamily) {
  return fitText(OWN_FAMILY_FIELD, family, OWN_INDEX);
}

/** An index for every application, and one more where it has the same field twice. */
function withIndices(extra: readonly ExtraSeries[]) {
  const indices = new Map<string, number>();
  const seen = new Map<string, number>();
  return extra.map((series) => {
    const field = `${series.application}/${series.number}`;
    const repeat = seen.get(field) ?? 0;
    seen.set(field, repeat + 1);
    const owner = `${series.application}#${repeat}`;
    const index = indices.get(owner) ?? OWN_INDEX + 1 + indices.size;
    indices.set(owner, index);
    return {...series, index, type: typeFor(series.values), message: MESSAGE.record};
  });
}

/** The smallest type that holds all values exactly. */
function typeFor(values: Float64Array): FitNumbers["type"] {
  const isAll = (holds: (value: number) => boolean) =>
    values.every((value) => Number.isNaN(value) || holds(value));
  if (isAll((value) => Number.isInteger(value) && value >= 0 && value < 0xffff)) return "uint16";
  if (isAll((value) => Number.isInteger(value) && Math.abs(value) < 0x7fffffff)) return "sint32";
  return isAll((value) => Math.fround(value) === value) ? "float32" : "float64";
}

function describeApplication(index: number, id: string): FitTable {
  const bytes = Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const columns = [{field: 1, type: "byte", bytes} as const, fitNumber(3, "uint8", index)];
  return {message: MESSAGE.developerDataId, rows: 1, columns};
}

function describeField({index, number, type, name, units, message, native}: Description): FitTable {
  const columns = [
    fitNumber(0, "uint8", index),
    fitNumber(1, "uint8", number),
    fitNumber(2, "uint8", BASE_TYPES[type].code),
    fitText(3, name),
    fitText(8, units),
    fitNumber(14, "uint16", message),
    fitNumber(15, "uint8", native ?? null),
  ];
  return {message: MESSAGE.fieldDescription, rows: 1, columns};
}
