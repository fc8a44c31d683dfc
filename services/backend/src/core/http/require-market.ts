import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {AppError} from "../errors.ts";

/** Where a person reads our site: the language of mails to them and where the links in those lead. */
export function requireMarket({region, locale}: {region: string; locale: string}): MarketParams {
  const market = parseMarket(region, locale);
  if (market) return market;
  throw new AppError("invalid", "Region and locale must be a pair that is sold in", {
    field_errors: {region: "unknown_value", locale: "unknown_value"},
  });
}
