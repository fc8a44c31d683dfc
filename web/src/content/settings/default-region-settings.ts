import {brand} from "@gradus/schemas/brand";
import {defaultLocale, market, type Region} from "@gradus/schemas/markets";
import type {RegionSettingsQueryResult} from "../sanity.generated";

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
    timeZone: market(region).timeZone,
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
