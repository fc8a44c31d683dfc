import {isRegion, type Region} from "@gradus/schemas/markets";
import {z} from "zod";
import type {LiveQuery} from "../live-query/live-query.ts";
import {type Loadable, lastKnown} from "../live-query/loadable.ts";
import {useLiveQuery} from "../live-query/use-live-query.ts";
import type {RegionZones} from "./region-time.ts";

const row = z.object({region: z.string(), timeZone: z.string()});

const regionZones: LiveQuery<RegionZones> = {
  query: `*[_type == "regionSettings" && defined(timeZone)]{region, timeZone}`,
  listen: null,
  perspective: "published",
  schema: z.array(row).transform(zonesOf),
};

/** The time zone of every region; UTC for a region without settings. */
export const useLoadableZones = (): Loadable<RegionZones> => useLiveQuery(regionZones);

/** The same where the form does without them until they are known. */
export const useRegionZones = (): RegionZones | null => lastKnown(useLoadableZones());

function zonesOf(found: readonly z.infer<typeof row>[]): RegionZones {
  const known = new Map<Region, string>();
  for (const {region, timeZone} of found) if (isRegion(region)) known.set(region, timeZone);
  const zone = (region: Region) => known.get(region) ?? "UTC";
  return {
    us: zone("us"),
    ca: zone("ca"),
    gb: zone("gb"),
    de: zone("de"),
    fr: zone("fr"),
    es: zone("es"),
    eu: zone("eu"),
    au: zone("au"),
    ch: zone("ch"),
    int: zone("int"),
  };
}
