import "server-only";
import type {Region} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import type {ContentView} from "@/content/view";
import {isTimeZone} from "@/lib/time/is-time-zone";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";
import {defaultRegionSettings} from "./default-region-settings";

const regionSettingsQuery = defineQuery(`
  *[_type == "regionSettings" && region == $region][0]{
    _id,
    region,
    timeZone,
    legal{bindingLocale, requiredLocales, scope, noticeDays},
    provider{legalName, address, register, vatId, supportEmail, complete}
  }
`);

/**
 * What differs by region and is not code: time zone, seller, binding language. Every page of the region needs it, so
 * what is missing is as it was last, or as by default.
 */
export async function getRegionSettings(region: Region, view?: ContentView) {
  "use cache";
  const defaults = defaultRegionSettings(region);
  const settings = await readContent(
    "RegionSettingsQueryResult",
    regionSettingsQuery,
    {region},
    {timeZone: "UTC", readBy: [tags.region(region)], view, defaults},
  );
  if (!settings) return defaults;
  return isTimeZone(settings.timeZone) ? settings : {...settings, timeZone: defaults.timeZone};
}

export type RegionSettings = Awaited<ReturnType<typeof getRegionSettings>>;
