import {LOCALE_CHOICES, regionsOffering} from "@gradus/schemas/fields/options";
import {REGIONS, type Region} from "@gradus/schemas/markets";
import {regionList} from "../region-words.ts";
import {targetedRegions} from "./targeted-regions.ts";

/** "Shown in Germany and France stores." */
export function targetingSentence(targeting: unknown, offered: readonly Region[] = REGIONS): string {
  const regions = targetedRegions(targeting).filter((region) => offered.includes(region));
  if (regions.length === 0) return "Shown nowhere: choose at least one region.";
  if (regions.length === offered.length) {
    return offered.length === REGIONS.length
      ? "Shown in all stores."
      : `Shown in all stores of its language: ${regionList(regions)}.`;
  }
  const isMost = regions.length > offered.length / 2;
  if (!isMost) return `Shown in ${regionList(regions)} ${regions.length === 1 ? "store" : "stores"}.`;
  return `Shown in all stores except ${regionList(offered.filter((region) => !regions.includes(region)))}.`;
}

export function offeredRegions(locale: unknown): readonly Region[] {
  if (typeof locale !== "string") return REGIONS;
  const offering = regionsOffering(locale);
  return REGIONS.filter((region) => offering.includes(region));
}

export function languageName(locale: unknown): string {
  return LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? "this language";
}
