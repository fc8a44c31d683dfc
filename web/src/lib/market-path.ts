import type {MarketParams} from "@gradus/schemas/markets";

/** The address of a site path within a market: `/store` → `/de/de/store`, `/` → `/de/de`. */
export function marketPath({region, locale}: MarketParams, path: string): string {
  return `/${region}/${locale}${path === "/" ? "" : path}`;
}
