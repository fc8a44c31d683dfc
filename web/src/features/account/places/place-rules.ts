import type {Activity} from "@gradus/backend/contract/activities";
import {PLACE_BOUNDS} from "@gradus/backend/contract/place-values";
import type {NewPlace} from "@gradus/backend/contract/places";
import {decodePolyline} from "@gradus/training/map/polyline";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {type FieldRule, filledText, parseNumber, wholeNumberWithin} from "@/client/forms/field-rules";
import type {FormTranslator} from "@/client/forms/form-messages";
import type {FormValues} from "@/ui/form/form-state";

export const PLACE_FIELDS = ["name", "latitude", "longitude", "radius"] as const;
export type PlaceValues = FormValues<(typeof PLACE_FIELDS)[number]>;

export const PLACE_NOTES = {
  name: {max: PLACE_BOUNDS.name},
  latitude: {min: -90, max: 90},
  longitude: {min: -180, max: 180},
  radius: PLACE_BOUNDS.radius,
} as const;

/** Degrees as people write them, south and west with either sign for minus. Null when they are none. */
export function parseDegrees(value: string): number | null {
  const [, sign, digits = ""] = /^\s*([-−+]?)\s*(.*)$/.exec(value) ?? [];
  const amount = parseNumber(digits);
  if (amount === null || amount === 0) return amount;
  return sign === "-" || sign === "−" ? -amount : amount;
}

const degrees =
  ({max}: {readonly max: number}): FieldRule =>
  (value) => {
    if (value.trim() === "") return "required";
    const number = parseDegrees(value);
    if (number === null) return "not_a_number";
    return Math.abs(number) > max ? "out_of_range" : undefined;
  };

export const placeMistakes = ({name, latitude, longitude, radius}: PlaceValues, t: FormTranslator) =>
  fieldMistakes(
    {
      name: filledText(PLACE_NOTES.name.max)(name),
      latitude: degrees(PLACE_NOTES.latitude)(latitude),
      longitude: degrees(PLACE_NOTES.longitude)(longitude),
      radius: wholeNumberWithin(PLACE_BOUNDS.radius)(radius),
    },
    t,
    PLACE_NOTES,
  );

/** The request body for a valid form. */
export const newPlace = ({name, latitude, longitude, radius}: PlaceValues): NewPlace => ({
  name: name.trim(),
  latitude: parseDegrees(latitude) ?? 0,
  longitude: parseDegrees(longitude) ?? 0,
  radius: parseNumber(radius) ?? PLACE_BOUNDS.radius.usual,
});

export interface RunStart {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a run began; null where it has no positions. */
export function startOf({id, polyline}: Pick<Activity, "id" | "polyline">): RunStart | null {
  const line = decodePolyline(polyline ?? "");
  const [latitude] = line.latitude;
  const [longitude] = line.longitude;
  return latitude === undefined || longitude === undefined ? null : {id, latitude, longitude};
}
