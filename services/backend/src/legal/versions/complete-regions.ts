import {canonicalJson} from "@gradus/schemas/fingerprint";
import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";
import type {LegalDeps} from "./legal-case.ts";
import type {Notary} from "./notary.ts";
import {type RegionLegal, regionLegal} from "./region-legal.ts";
import {regionFacts, regionItems, type SealedRegion, sealedRegion} from "./sealed-regions.ts";

/**
 * A record that dates from before seals began to store the law of their regions, so it lacks that law. The values of
 * its tokens still name the regions.
 */
export interface BareRecord {
  readonly version: string;
  readonly scope: string;
  readonly values: Readonly<Record<string, {readonly provider: string; readonly supportEmail: string}>>;
}

const addition = z.object({regions: z.array(sealedRegion)});
const subjectOf = (version: string) => `regions:${version}`;

/** The regions that were added to a record afterwards, with the place of the addition; null while there are none. */
export async function findAddedRegions(notary: Pick<Notary, "listEvents">, version: string) {
  const [entry] = await notary.listEvents(subjectOf(version));
  return entry ? {seq: entry.seq, ...addition.parse(JSON.parse(entry.canonical))} : null;
}

const SETTINGS = `*[_type == "regionSettings" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;
const UNMARKED = `*[_type == "legalVersion" && _id in $ids && sealed == true && !defined(regions)]._id`;

/**
 * Adds the law of their regions to records that lack it, once: afterwards they do not depend on any setting either. The
 * scope of a region comes from the records themselves; binding language and time zone are those of this moment.
 */
export async function completeRegions({content, notary}: LegalDeps, records: readonly BareRecord[]) {
  const settings = await content.query(z.array(regionLegal), SETTINGS);
  for (const record of records) {
    if (await findAddedRegions(notary, record.version)) continue;
    const regions = regionFacts(regionsOf(record, records, settings));
    const canonical = canonicalJson({type: "sealedRegions", version: record.version, regions});
    await notary.append([{kind: "event", subject: subjectOf(record.version), canonical}]);
  }
  await markContent(content, notary, records);
}

/** The site reads the content, so its versions get the same regions. */
async function markContent(content: ContentApi, notary: Notary, records: readonly BareRecord[]) {
  const ids = await content.query(z.array(z.string()), UNMARKED, {ids: records.map(({version}) => version)});
  for (const id of ids) {
    const added = await findAddedRegions(notary, id);
    if (added) await content.commit([{patch: {id, set: {regions: regionItems(added.regions)}}}]);
  }
}

function regionsOf(
  record: BareRecord,
  records: readonly BareRecord[],
  settings: readonly RegionLegal[],
): SealedRegion[] {
  return Object.entries(record.values).flatMap(([region, values]) => {
    const found = settings.find((candidate) => candidate.region === region);
    if (!found) return [];
    const {bindingLocale, requiredLocales} = found.legal;
    const scope = scopeOf(region, record, records);
    return [{region, scope, bindingLocale, requiredLocales, timeZone: found.timeZone, ...values}];
  });
}

/** A region that words of a scope's own were sealed for is of that scope. */
function scopeOf(region: string, {scope}: BareRecord, records: readonly BareRecord[]): string {
  if (scope !== "base") return scope;
  const own = records.find((record) => record.scope !== "base" && Object.hasOwn(record.values, region));
  return own?.scope ?? "base";
}
