import "server-only";
import {defineQuery} from "next-sanity";
import {tags} from "../cache-tags";
import {readContent} from "../read-content";

const addressesQuery = defineQuery(`
  *[defined(slug.current) && defined(locale) && _type in ["homePage", "storePage", "productPage", "membershipPage",
      "landingPage", "coachProgramPage", "downloadPage", "compatibilityPage", "faqPage", "systemPage", "collection"]]{
    "type": _type, "slug": slug.current, locale, availability{mode, regions}, "noindex": seo.noindex,
    "updatedAt": _updatedAt
  }
`);

export async function listAddresses() {
  "use cache";
  return readContent("AddressesQueryResult", addressesQuery, {}, {timeZone: "UTC", readBy: [tags.addresses]});
}

export type Address = Awaited<ReturnType<typeof listAddresses>>[number];
