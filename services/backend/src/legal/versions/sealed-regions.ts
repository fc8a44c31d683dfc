import {z} from "zod";
import type {RegionLegal} from "./region-legal.ts";

/** A region's legal settings on the day of a seal, and the values of tokens there. */
export const sealedRegion = z.looseObject({
  region: z.string(),
  scope: z.string(),
  bindingLocale: z.string(),
  requiredLocales: z.array(z.string()).default([]),
  timeZone: z.string(),
  provider: z.string().default(""),
  supportEmail: z.string().default(""),
});
export type SealedRegion = z.infer<typeof sealedRegion>;

/** Today's settings in the form that a seal stores, in a fixed order. */
export function sealedRegions(regions: readonly RegionLegal[]): SealedRegion[] {
  return regions
    .map(({region, timeZone, legal, provider}) => ({
      region,
      scope: legal.scope,
      bindingLocale: legal.bindingLocale,
      requiredLocales: legal.requiredLocales,
      timeZone,
      provider: provider.legalName,
      supportEmail: provider.supportEmail,
    }))
    .sort((a, b) => (a.region < b.region ? -1 : 1));
}

export function regionItems(regions: readonly SealedRegion[]) {
  return regions.map((sealed) => ({...sealed, _type: "sealedRegion", _key: sealed.region}));
}

/** As they are recorded: without what only the content needs. */
export function regionFacts(regions: readonly SealedRegion[]) {
  return regions.map(({region, scope, bindingLocale, requiredLocales, timeZone, provider, supportEmail}) => ({
    region,
    scope,
    bindingLocale,
    requiredLocales: [...requiredLocales].sort(),
    timeZone,
    provider,
    supportEmail,
  }));
}
