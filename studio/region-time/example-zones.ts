import type {RegionZones} from "./region-time.ts";

/** As in the example content. */
export const ZONES: RegionZones = {
  us: "America/New_York",
  ca: "America/Toronto",
  gb: "Europe/London",
  de: "Europe/Berlin",
  fr: "Europe/Paris",
  es: "Europe/Madrid",
  eu: "Europe/Brussels",
  au: "Australia/Sydney",
  ch: "Europe/Zurich",
  int: "UTC",
};
