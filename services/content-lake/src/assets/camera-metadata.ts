import readExif, {type Exif, type GPSInfoTags} from "exif-reader";
import type {MetadataPart} from "./metadata-parts.ts";

/** Longer values are the camera's own notes, which no query uses. */
const TEXT_LENGTH_MAX = 1000;
const LIST_LENGTH_MAX = 64;

/** Under the standard's names. Unreadable metadata is left out. */
export function readCameraMetadata(exif: Buffer | undefined, parts: ReadonlySet<MetadataPart>) {
  const tags =
    exif && (parts.has("exif") || parts.has("image") || parts.has("location")) ? parse(exif) : null;
  const location = tags?.GPSInfo && parts.has("location") ? readLocation(tags.GPSInfo) : null;
  return {
    ...(tags?.Photo &&
      parts.has("exif") && {exif: {_type: "sanity.imageExifMetadata", ...plain(tags.Photo)}}),
    ...(tags?.Image && parts.has("image") && {image: {_type: "sanity.imageExifTags", ...plain(tags.Image)}}),
    ...(location && {location}),
  };
}

function parse(exif: Buffer): Exif | null {
  try {
    return readExif(exif);
  } catch {
    // A picture is not refused because its metadata is unreadable.
    return null;
  }
}

function plain(tags: object): Record<string, unknown> {
  const fields = Object.entries(tags).map(([name, value]) => [name, toPlain(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

function toPlain(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "string")
    return value.length > TEXT_LENGTH_MAX ? null : value.replaceAll("\0", "").trim();
  const isList = Array.isArray(value) && value.length <= LIST_LENGTH_MAX;
  return isList && value.every((item) => Number.isFinite(item)) ? value : null;
}

function readLocation(gps: Partial<GPSInfoTags>) {
  const lat = toDegrees(gps.GPSLatitude, gps.GPSLatitudeRef === "S", 90);
  const lng = toDegrees(gps.GPSLongitude, gps.GPSLongitudeRef === "W", 180);
  if (lat === null || lng === null) return null;
  const alt = Number.isFinite(gps.GPSAltitude) ? {alt: gps.GPSAltitude} : {};
  return {_type: "geopoint", lat, lng, ...alt};
}

/** Degrees, minutes and seconds. */
function toDegrees(parts: readonly number[] | undefined, isNegative: boolean, most: number): number | null {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts ?? [];
  // To the centimetre, without the noise of the division behind it.
  const value = Math.round((degrees + minutes / 60 + seconds / 3600) * 1e7) / 1e7;
  if (!(value >= 0 && value <= most)) return null;
  return isNegative ? -value : value;
}
