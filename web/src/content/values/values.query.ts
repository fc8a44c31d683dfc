import "server-only";
import {LIVE_CLAIM, TARGETED} from "@gradus/schemas/filters";
import {localized} from "@gradus/schemas/localized";
import {defineQuery} from "next-sanity";
import type {TokenValues} from "@/content/tokens/token-values";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import {readForMarket} from "../settings/read-for-market";
import {getRegionSettings} from "../settings/region-settings.query";

const valuesQuery = defineQuery(`{
  "claims": *[_type == "claim"]{
    _id, "key": key.current, "phrase": ${localized("phrase")}, "statement": ${localized("statement")},
    "comparedWith": ${localized("comparedWith")}, "sourceTitle": source.title, validFrom, validTo, "live": ${LIVE_CLAIM}
  },
  "trial": *[_type == "returnPolicy" && ${TARGETED}][0]{
    _id, days, "label": ${localized("label")}, "labelStart": ${localized("labelStart")}
  },
  "shipping": *[_type == "shippingPolicy" && ${TARGETED}][0]{
    _id, free, "label": ${localized("label")}, "labelStart": ${localized("labelStart")}
  },
  "notes": *[_type == "datedNote" && ${TARGETED}]{
    _id, "key": key.current, switchOn, hideAfter,
    "text": select(hideAfter < $today => null, switchOn <= $today => ${localized("after")}, ${localized("before")})
  }
}`);

export async function getValues(market: MarketView): Promise<TokenValues> {
  "use cache";
  const {provider} = await getRegionSettings(market.region, market.view);
  const {claims, trial, shipping, notes} = await readForMarket("ValuesQueryResult", valuesQuery, market, {}, [
    tags.values,
  ]);
  const live = claims.filter((claim) => claim.live);
  return {
    claims: Object.fromEntries(live.map(({key, ...claim}) => [key, claim])),
    policies: {...(trial && {trial}), ...(shipping && {shipping})},
    notes: Object.fromEntries(notes.flatMap(({key, text}) => (text === null ? [] : [[key, text]]))),
    provider: provider.legalName,
    supportEmail: provider.supportEmail,
  };
}
