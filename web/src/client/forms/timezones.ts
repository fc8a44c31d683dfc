import {type FieldRule, required} from "./field-rules";

export const TIMEZONE_MESSAGES = [
  "signup.timezone",
  "signup.timezoneNow",
  "signup.timezoneFind",
  "signup.timezoneUnknown",
] as const;

export const zoneLabel = (zone: string): string => zone.replaceAll("_", " ").replaceAll("/", " / ");

interface ZoneIndex {
  readonly zones: readonly string[];
  readonly byName: ReadonlyMap<string, string>;
  /** Null where several zones have a city of that name. */
  readonly byCity: ReadonlyMap<string, string | null>;
}

let index: ZoneIndex | null = null;

function zoneIndex(): ZoneIndex {
  index ??= createIndex([...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])]);
  return index;
}

function createIndex(zones: readonly string[]): ZoneIndex {
  const byCity = new Map<string, string | null>();
  for (const zone of zones) {
    const city = fold(zone.split("/").at(-1) ?? "");
    byCity.set(city, byCity.has(city) ? null : zone);
  }
  return {zones, byName: new Map(zones.map((zone) => [fold(zone), zone])), byCity};
}

export const listZones = (): readonly string[] => zoneIndex().zones;

export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function timeIn(timeZone: string, now: Date, format: string): string {
  return new Intl.DateTimeFormat(format, {timeZone, timeStyle: "short"}).format(now);
}

/** The zone a text names: by its name regardless of spacing, or by its city alone. Null if none or several match. */
export function zoneOf(typed: string): string | null {
  const needle = fold(typed);
  if (needle === "") return null;
  const {byName, byCity} = zoneIndex();
  return byName.get(needle) ?? knownZone(typed) ?? byCity.get(needle) ?? null;
}

export const timezone: FieldRule = (value) =>
  required(value) ?? (zoneOf(value) === null ? "unknown_value" : undefined);

/** Without accents, capitals and the signs between words. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, " ")
    .trim();
}

/** Browsers list one of a zone's names and know the others: Asia/Kolkata and Asia/Calcutta. */
function knownZone(typed: string): string | null {
  const name = typed
    .trim()
    .replaceAll(/\s*\/\s*/g, "/")
    .replaceAll(" ", "_");
  if (!/^[A-Za-z]+\/[A-Za-z_/+-]+$/.test(name)) return null;
  try {
    new Intl.DateTimeFormat("en", {timeZone: name});
    return name;
  } catch {
    return null;
  }
}
