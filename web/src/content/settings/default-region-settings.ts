import {brand} from "@gradus/schemas/brand";
import {defaultLocale, market, type Region} from "@gradus/schemas/markets";
import type {RegionSettingsQueryResult} from "../sanity.generated";

/** Whose midnight is a region's. */
const TIME_ZONES: Readonly<Record<Region, string>> = {
  us: "America/New_York",
  ca: "America/Toronto",
  gb: "Europe/London",
  de: "Europe/Berlin",
  fr: "Europe/Paris",
  es: "Europe/Madrid",
  eu: "Europe/Brussels",
  au: "Australia/Sydney",
  ch: "Europe/Zurich",
  int: "Etc/UTC",
};

const NOTICE_DAYS = 30;

/**
 * A region as it is while nothing is published about it: its pages stay, its days begin at its own midnight, and the
 * law of consumers there is not forgotten. Who sells there is not known.
 */
export function defaultRegionSettings(region: Region): NonNullable<RegionSettingsQueryResult> {
  const binding = defaultLocale(region);
  return {
    _id: "",
    region,
    timeZone: TIME_ZONES[region],
    legal: {
      bindingLocale: binding,
      requiredLocales: [binding],
      scope: market(region).law.withdrawal ? "euConsumer" : "base",
      noticeDays: NOTICE_DAYS,
    },
    provider: {
      legalName: brand.name,
      address: null,
      register: null,
      vatId: null,
      supportEmail: "",
      complete: false,
    },
  };
}
