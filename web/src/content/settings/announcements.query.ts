import "server-only";
import {TARGETED} from "@gradus/schemas/filters";
import {localized} from "@gradus/schemas/localized";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "./read-for-market";

const announcementsQuery = defineQuery(`
  *[_type == "announcement" && ${TARGETED} && showTo >= $today]|order(showFrom asc){
    _id, kind, document, showFrom, showTo, "shown": showFrom <= $today, "text": ${localized("text")},
    "action": action{"label": ${localized("label")}, path, href}, dismissible
  }
`);

export async function listAnnouncements(market: MarketView) {
  "use cache";
  const found = await readForMarket("AnnouncementsQueryResult", announcementsQuery, market, {}, [
    tags.type("announcement"),
  ]);
  return found.filter(({shown}) => shown);
}
