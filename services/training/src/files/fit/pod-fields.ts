import type {SeriesKey} from "../../series/series.ts";
import type {DeveloperField} from "./fit-part.ts";

/** Our own application, whose fields our exports carry. Made once, never to change. */
export const OWN_APPLICATION = "9c1f5e0a7b3d4c628f10d2a4e6b85c31";
/** Data fields of the best-known foot pod on watches, older and newer, as found in public recordings. */
const POD_APPLICATIONS: ReadonlySet<string> = new Set([
  "660a581e5301460c8f2f034c8b6dc90f",
  "18fb2cf01a4b430dad66988c847421f4",
]);
// The pod's own files carry it; their field numbers differ, so only names count there.
const NAMELESS_APPLICATION = "0".repeat(32);

/** What a developer field of a pod measures, and what turns its raw number into the unit of the series. */
export interface PodField {
  readonly series: SeriesKey;
  readonly factor: number;
  /** Written as an unsigned number although it can be below zero. */
  readonly wraps?: true;
}

const POD_FIELDS_BY_NUMBER: ReadonlyMap<number, PodField> = new Map<number, PodField>([
  [0, {series: "power", factor: 1}],
  // Strides a minute, even where the unit is given as SPM.
  [2, {series: "cadence", factor: 2}],
  // Plain milliseconds, although its native field counts tenths.
  [3, {series: "ground_time", factor: 1}],
  [4, {series: "vertical_oscillation", factor: 1}],
  [7, {series: "altitude", factor: 1, wraps: true}],
  [8, {series: "form_power", factor: 1}],
  [9, {series: "leg_spring_stiffness", factor: 1}],
  [11, {series: "air_power", factor: 1}],
  [15, {series: "humidity", factor: 1}],
  [16, {series: "temperature", factor: 1}],
  [24, {series: "impact_loading_rate", factor: 1}],
  // Its unit is given as centimetres; the values are percent.
  [32, {series: "vertical_oscillation_balance", factor: 1}],
]);

/** Numbers of session fields of the same applications. */
export const POD_SESSION = {weight: 17, height: 18, criticalPower: 99} as const;

type UnitFactors = Readonly<Record<string, number>>;
const WATTS: UnitFactors = {watts: 1, w: 1};
const ANY_UNIT: UnitFactors = {};

/** By normalised name: units it may have (none named: any), with the factor of each. */
const FIELDS_BY_NAME: Readonly<Record<string, {series: SeriesKey; units: UnitFactors; podOnly: boolean}>> = {
  power: {series: "power", units: WATTS, podOnly: true},
  cadence: {series: "cadence", units: {rpm: 2, spm: 2}, podOnly: true},
  speed: {series: "speed", units: {ms: 1}, podOnly: true},
  distance: {series: "distance", units: {meters: 1, m: 1}, podOnly: true},
  temperature: {series: "temperature", units: {c: 1, celsius: 1}, podOnly: true},
  humidity: {series: "humidity", units: ANY_UNIT, podOnly: true},
  elevation: {series: "altitude", units: {meters: 1, m: 1}, podOnly: true},
  formpower: {series: "form_power", units: WATTS, podOnly: false},
  airpower: {series: "air_power", units: WATTS, podOnly: false},
  groundtime: {series: "ground_time", units: {milliseconds: 1, ms: 1}, podOnly: true},
  verticaloscillation: {
    series: "vertical_oscillation",
    units: {centimeters: 1, cm: 1, millimeters: 0.1, mm: 0.1},
    podOnly: true,
  },
  legspringstiffness: {series: "leg_spring_stiffness", units: {knm: 1}, podOnly: false},
  impactloadingrate: {series: "impact_loading_rate", units: {bws: 1}, podOnly: false},
  groundtimebalance: {series: "ground_time_balance", units: ANY_UNIT, podOnly: false},
  verticaloscillationbalance: {series: "vertical_oscillation_balance", units: ANY_UNIT, podOnly: false},
  legspringstiffnessbalance: {series: "leg_spring_stiffness_balance", units: ANY_UNIT, podOnly: false},
  impactloadingratebalance: {series: "impact_loading_rate_balance", units: ANY_UNIT, podOnly: false},
};

const MESSAGE_RECORD = 20;

/** What a developer field measures, first by application and number, then by name and unit; null for an unknown one. */
export function podFieldOf(field: DeveloperField, isPodFile: boolean): PodField | null {
  // 18 and 19 are sums of a session or lap; anything else that is no record is a native field in the wrong place.
  if (field.nativeMessage === 18 || field.nativeMessage === 19) return null;
  const isPod = isPodApplication(field, isPodFile);
  if (field.application && POD_APPLICATIONS.has(field.application)) {
    const known = POD_FIELDS_BY_NUMBER.get(field.number);
    if (known) return known;
  }
  const named = Object.hasOwn(FIELDS_BY_NAME, normalise(field.name))
    ? FIELDS_BY_NAME[normalise(field.name)]
    : null;
  if (!named || (named.podOnly && !isPod)) return null;
  const factor = named.units === ANY_UNIT ? 1 : named.units[normalise(field.units)];
  return factor === undefined ? null : {series: named.series, factor};
}

/** True for fields a pod wrote: a known data field on a watch, our own, or any in the pod's own file. */
export function isPodApplication({application}: DeveloperField, isPodFile: boolean): boolean {
  if (application === OWN_APPLICATION) return true;
  if (application === null || application === NAMELESS_APPLICATION) return isPodFile;
  return POD_APPLICATIONS.has(application);
}

/** True for a field that its native field declares as power; the native field has to be one of a record. */
export function declaresNativePower({nativeField, nativeMessage}: DeveloperField): boolean {
  return nativeField === 7 && (nativeMessage === null || nativeMessage === MESSAGE_RECORD);
}

/** True for a name with power in it that is not a part, a mean or a lap's. */
export function isNamedPower({name, nativeMessage}: DeveloperField): boolean {
  const isOfRecord = nativeMessage === null || nativeMessage === MESSAGE_RECORD;
  return isOfRecord && /power/i.test(name) && !/lap|avg|average|form|air/i.test(name);
}

/** Lower case letters and digits only: "kN/m" and "KN/m" are one unit, "Ground Time" and "ground_time" one name. */
function normalise(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
