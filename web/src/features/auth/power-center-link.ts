import type {PageContext} from "@/content/page-context";
import {getSiteSettings} from "@/content/settings/site-settings.query";
import {isBuiltPath} from "@/lib/is-built-path";

export interface PowerCenterLink {
  readonly href: string;
  /** The link leads to another site, which the text beside it states. */
  readonly isExternal: boolean;
}

/** The web training centre: a page of ours, or until it is one the site that the navigation names. Null when it names none. */
export async function getPowerCenterLink({market, href}: PageContext): Promise<PowerCenterLink | null> {
  if (isBuiltPath("/powercenter")) return {href: href("/powercenter"), isExternal: false};
  const {navigation} = await getSiteSettings(market.locale, market.view);
  const entry = navigation?.find(({key}) => key === "powercenter");
  return entry?.href ? {href: entry.href, isExternal: true} : null;
}
