import "server-only";
import {type Locale, localeChain} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import type {ContentView} from "@/content/view";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";
import type {SiteSettingsQueryResult} from "../sanity.generated";

const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && locale in $chain] | order(select(locale == $chain[0] => 0, 1) asc)[0]{
    _id,
    navigation[]{_key, key, label, path, href, external, highlighted},
    footer[]{_key, key, title, items[]{_key, key, label, path, href, external, highlighted}},
    newsletter{title, hint, doubleOptIn, list, tags},
    supportEmail
  }
`);

/** Navigation, footer and newsletter words of a language. Throws when no settings are published at all. */
export async function getSiteSettings(locale: Locale, view?: ContentView) {
  "use cache";
  const settings = await readContent<SiteSettingsQueryResult>(
    siteSettingsQuery,
    {chain: localeChain(locale)},
    {timeZone: "UTC", readBy: localeChain(locale).map(tags.settings), view},
  );
  if (!settings) throw new Error(`No site settings are published for ${locale}`);
  return settings;
}

export type SiteSettings = Awaited<ReturnType<typeof getSiteSettings>>;
