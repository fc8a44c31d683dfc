import "server-only";
import {type Locale, localeChain} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import type {ContentView} from "@/content/view";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";
import {defaultSiteSettings} from "./default-site-settings";

const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && locale in $chain] | order(select(locale == $chain[0] => 0, 1) asc)[0]{
    _id,
    navigation[]{_key, key, label, path, href, external, highlighted},
    footer[]{_key, key, title, items[]{_key, key, label, path, href, external, highlighted}},
    newsletter{title, hint, doubleOptIn, list, tags},
    supportEmail
  }
`);

/**
 * Navigation, footer and newsletter words of a language. Every page needs them, so what is missing is as it was last,
 * or the site's own.
 */
export async function getSiteSettings(locale: Locale, view?: ContentView) {
  "use cache";
  const defaults = await defaultSiteSettings(locale);
  const settings = await readContent(
    "SiteSettingsQueryResult",
    siteSettingsQuery,
    {chain: localeChain(locale)},
    {timeZone: "UTC", readBy: localeChain(locale).map(tags.settings), view, defaults},
  );
  return settings ?? defaults;
}

export type SiteSettings = Awaited<ReturnType<typeof getSiteSettings>>;
