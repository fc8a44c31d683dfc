import {market, REGIONS, type Region} from "@gradus/schemas/markets";

export const regionName = (region: Region): string => market(region).name.en;

/** "Germany, France and Spain" */
export function regionList(regions: readonly Region[]): string {
  return new Intl.ListFormat("en", {type: "conjunction"})
    .format(regions.map(regionName))
    .replace(", and", " and");
}

/** Regions under the law of the European Union, and the others: editors think in these two. */
export const REGION_GROUPS: readonly {readonly title: string; readonly regions: readonly Region[]}[] = [
  {title: "European Union", regions: REGIONS.filter((region) => market(region).law.withdrawal)},
  {title: "Others", regions: REGIONS.filter((region) => !market(region).law.withdrawal)},
];
