import type {SanityClient} from "@sanity/client";
import {z} from "zod";
import {changeInstants} from "../../src/content/next-change.ts";
import {isTimeZone} from "../../src/lib/time/is-time-zone.ts";
import type {ScheduledChange} from "./schedule-changes.ts";

/** Everything published that begins or ends by date, with what its tags are made from. */
const QUERY = `{
  "zones": array::unique(*[_type == "regionSettings" && defined(timeZone)].timeZone),
  "documents": *[_type in ["legalVersion", "claim", "datedNote", "announcement"] || defined(campaign)
      || count(sections[defined(showFrom) || defined(showUntil)]) > 0]{
    "changed": {_id, _type, "slug": slug.current, locale, kind, region},
    "dates": {
      effectiveFrom, "newOn": effectiveFrom, announcedOn, validFrom, validTo, switchOn, hideAfter, showFrom, showTo,
      "campaignFrom": campaign.from, "campaignTo": campaign.to,
      "sections": sections[defined(showFrom) || defined(showUntil)]{showFrom, showUntil}
    }
  }
}`;

const answer = z.object({
  // An unknown time zone in one region does not stop the clocks of the others.
  zones: z.array(z.unknown()).transform((zones) => zones.filter(isTimeZone)),
  documents: z.array(
    z.object({
      changed: z.looseObject({_id: z.string(), _type: z.string()}),
      dates: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** Every instant at which something on the site changes by date, in each region's time zone. */
export async function readScheduledChanges(client: SanityClient): Promise<ScheduledChange[]> {
  const {zones, documents} = answer.parse(await client.fetch<unknown>(QUERY));
  return documents.flatMap(({changed, dates}) => {
    const instants = new Set(zones.flatMap((zone) => changeInstants(dates, zone)));
    return [...instants].map((at) => ({at, document: changed}));
  });
}
