import {getCoaches} from "@/content/coaches/get-coaches";
import type {PageContext} from "@/content/page-context";
import {absoluteUrl} from "@/content/seo/alternates";
import {JsonLd} from "@/content/seo/json-ld";
import {selectMessages} from "@/i18n/select-messages";
import {siteOrigin} from "@/lib/site-origin";
import {codeNames} from "./code-names";
import {DirectoryClient} from "./directory-client";
import {DIRECTORY_MESSAGES} from "./directory-messages";

/** The directory with its first page drawn on the server: without scripts it is a list of links from A to Z. */
export async function Directory({context}: {readonly context: PageContext}) {
  const first = await getCoaches(context.market.locale);
  const itemListElement = (first?.items ?? []).map(({name, slug}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: absoluteUrl(siteOrigin(), context.market, `/coaches/${slug}`),
  }));
  return (
    <>
      <DirectoryClient
        messages={selectMessages(context.market, DIRECTORY_MESSAGES)}
        names={codeNames(
          context.market.locale,
          first?.items ?? [],
          Object.keys(first?.facets.location ?? {}),
        )}
        basePath={context.href("/coaches")}
        first={first}
      />
      {itemListElement.length > 0 && <JsonLd data={{"@type": "ItemList", itemListElement}} />}
    </>
  );
}
