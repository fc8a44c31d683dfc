import "server-only";
import {defineQuery} from "next-sanity";
import type {ContentView} from "@/content/view";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";

export const movesQuery = defineQuery(`{
  "redirects": *[_type == "redirect"] | order(_id asc){_id, from, to, permanent, targeting{mode, regions}},
  "pages": *[defined(slug.current) && defined(locale) && _type in ["homePage", "storePage", "productPage",
      "membershipPage", "landingPage", "coachProgramPage", "downloadPage", "compatibilityPage", "faqPage", "collection"]]{
    "type": _type, "slug": slug.current, locale, availability{mode, regions}
  }
}`);

/** One read for all markets, however many unknown addresses are tried. */
export async function getMoves(view?: ContentView) {
  "use cache";
  return readContent(
    "MovesQueryResult",
    movesQuery,
    {},
    {timeZone: "UTC", readBy: [tags.redirects, tags.addresses], view},
  );
}
