import {market, type Region} from "../markets.ts";

/** "in Germany and Austria"; nothing when it is so everywhere a visitor could be. */
export function regionWords(regions: readonly Region[], all: number): string {
  if (regions.length >= all) return "";
  return ` in ${new Intl.ListFormat("en").format(regions.map((region) => market(region).name.en))}`;
}
