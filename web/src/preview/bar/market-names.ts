import {
  listMarkets,
  type MarketParams,
  market as marketOf,
  REGIONS,
  type Region,
} from "@gradus/schemas/markets";
import {nativeName} from "@/lib/format/language-name";

export function marketNames(reader: MarketParams) {
  const regionName = (region: Region) => marketOf(region).name[reader.locale];
  const marketName = ({region, locale}: MarketParams) => `${regionName(region)}, ${nativeName(locale)}`;
  return {
    market: marketName(reader),
    markets: listMarkets().map((market) => ({...market, name: marketName(market)})),
    region: regionName(reader.region),
    regions: REGIONS.map((region) => ({value: region, label: regionName(region)})),
  };
}
