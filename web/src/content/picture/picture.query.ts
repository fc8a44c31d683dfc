import "server-only";
import type {MarketParams} from "@gradus/schemas/markets";
import {defineQuery} from "next-sanity";
import {withTitle} from "../page/with-title";
import {readForMarket} from "../settings/read-for-market";

const pictureQuery = defineQuery(`
  *[_id == $id && defined(slug.current)][0]{
    _id, "title": coalesce(sections[_type == "hero"][0].heading, title),
    "field": coalesce(field, sections[_type == "hero"][0].field), "skus": select(_type == "productPage" => skus),
    "art": seo.socialArt{generator, params}
  }
`);

/** The contents of a page's social picture, or null for a document that is no page. */
export async function getPicture(id: string, market: MarketParams) {
  "use cache";
  const found = await readForMarket("PictureQueryResult", pictureQuery, market, {id}, []);
  return found && withTitle(found);
}
