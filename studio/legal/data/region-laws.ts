import {isRegion, type Locale, MARKETS, market, type Region} from "@gradus/schemas/markets";
import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";

export interface RegionLaw {
  readonly region: Region;
  readonly name: string;
  readonly timeZone: string;
  readonly scope: string;
  readonly bindingLocale: string;
  readonly requiredLocales: readonly string[];
  readonly noticeDays: number;
  /** Languages the region's pages exist in. */
  readonly locales: readonly Locale[];
}

export const sealedLaw = z.object({
  region: z.string(),
  scope: z.string(),
  bindingLocale: z.string(),
  requiredLocales: z.array(z.string()),
  timeZone: z.string(),
});
type SealedLaw = z.infer<typeof sealedLaw>;

const row = z.object({
  region: z.string(),
  timeZone: z.string().nullable(),
  scope: z.string().nullable(),
  bindingLocale: z.string().nullable(),
  requiredLocales: z.array(z.string()),
  noticeDays: z.number().nullable(),
});

/** In the order of the markets. */
export const regionLaws: LiveQuery<RegionLaw[]> = {
  query: `*[_type == "regionSettings"]{
    region, timeZone, "scope": legal.scope, "bindingLocale": legal.bindingLocale,
    "requiredLocales": coalesce(legal.requiredLocales, []), "noticeDays": legal.noticeDays
  }`,
  listen: '*[_type == "regionSettings"]',
  perspective: "drafts",
  schema: z.array(row).transform((rows) =>
    Object.keys(MARKETS).flatMap((region) => {
      const found = rows.find((candidate) => candidate.region === region);
      return found && isRegion(region) ? [toLaw(region, found)] : [];
    }),
  ),
};

/** The law of each region as a version was sealed under it; of those it was not sealed for, as it is today. */
export function lawsOf(
  {regions}: {readonly regions: readonly SealedLaw[] | null},
  laws: readonly RegionLaw[],
): RegionLaw[] {
  return laws.map((law) => {
    const sealed = regions?.find(({region}) => region === law.region);
    return sealed ? {...law, ...sealed, region: law.region} : law;
  });
}

function toLaw(region: RegionLaw["region"], found: z.infer<typeof row>): RegionLaw {
  return {
    region,
    name: MARKETS[region].name.en,
    timeZone: found.timeZone ?? "UTC",
    scope: found.scope ?? "base",
    bindingLocale: found.bindingLocale ?? "en",
    requiredLocales: found.requiredLocales,
    noticeDays: found.noticeDays ?? 0,
    locales: market(region).locales,
  };
}
