import type {Locale} from "@gradus/schemas/markets";
import {getTranslations} from "next-intl/server";
import type {SiteSettingsQueryResult} from "../sanity.generated";

type SiteSettings = NonNullable<SiteSettingsQueryResult>;

/** The navigation while no settings are published: only pages of this site, none of other sites. */
export async function defaultSiteSettings(locale: Locale): Promise<SiteSettings> {
  const t = await getTranslations({locale});
  return {
    _id: "",
    navigation: [
      linkTo("home", "/", t("nav.home")),
      {...linkTo("buy", "/store", t("store.title")), highlighted: true},
    ],
    footer: [],
    newsletter: {title: t("newsletter.title"), hint: "", doubleOptIn: "", list: null, tags: null},
    supportEmail: "",
  };
}

function linkTo(key: string, path: string, label: string): SiteSettings["navigation"][number] {
  return {_key: key, key, label, path, href: null, external: false, highlighted: false};
}
