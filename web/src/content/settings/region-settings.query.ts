import "server-only";
import type {Region} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import type {ContentView} from "@/content/view";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";
import type {RegionSettingsQueryResult} from "../sanity.generated";

const regionSettingsQuery = defineQuery(`
  *[_type == "regionSettings" && region == $region][0]{
    _id,
    region,
    timeZone,
    legal{bindingLocale, requiredLocales, scope, noticeDays},
    provider{legalName, address, register, vatId, supportEmail, complete}
  }
`);

/** What differs by region and is not code: time zone, seller, binding language. Throws when it is not published. */
export async function getRegionSettings(region: Region, view?: ContentView) {
  "use cache";
  const settings = await readContent<RegionSettingsQueryResult>(
    regionSettingsQuery,
    {region},
    {timeZone: "UTC", readBy: [tags.region(region)], view},
  );
  if (!settings) throw new Error(`No settings are published for the region ${region}`);
  return settings;
}

export type RegionSettings = Awaited<ReturnType<typeof getRegionSettings>>;
