import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";
import {findAddedRegions} from "./complete-regions.ts";
import {listLegalEvents} from "./legal-events.ts";
import type {Notary} from "./notary.ts";
import type {NotaryEntry} from "./notary-chain.ts";
import {type RegionLegal, regionLegal} from "./region-legal.ts";
import {type SealedRegion, sealedRegion} from "./sealed-regions.ts";

const sealedVersion = z.looseObject({
  version: z.string(),
  kind: z.string(),
  scope: z.string(),
  label: z.string(),
  effectiveFrom: z.string(),
  announcedOn: z.string().nullish(),
  noDifference: z.array(z.string()),
  base: z.string().nullable(),
  seal: z.string(),
  texts: z.array(z.object({id: z.string(), locale: z.string(), hash: z.string()})),
  regions: z.array(sealedRegion).nullish(),
  values: z.record(z.string(), z.object({provider: z.string(), supportEmail: z.string()})),
});

type RecordedVersion = z.infer<typeof sealedVersion>;

export interface SealedVersion extends RecordedVersion {
  /** The place of its last entry in the record. */
  readonly seq: number;
  /** The law of its regions on the day of the seal; null while that is being added to an old record. */
  readonly regions: SealedRegion[] | null;
  readonly canonical: string;
  readonly state: "withdrawnBeforeEffect" | null;
}

/** A version as it was recorded; null for one that was never sealed, or not recorded yet. */
export async function findSealedVersion(notary: Pick<Notary, "find">, id: string) {
  const entry = await notary.find("version", id);
  return entry && sealedVersion.parse(JSON.parse(entry.canonical));
}

type NotaryReader = Pick<Notary, "listVersions" | "listEvents">;

/** Never reads the content, which could be changed. */
export async function listSealedVersions(notary: NotaryReader, kind: string): Promise<SealedVersion[]> {
  const entries = await notary.listVersions();
  const versions = entries
    .map(({seq, canonical}) => ({...sealedVersion.parse(JSON.parse(canonical)), seq, canonical}))
    .filter((version) => version.kind === kind);
  return Promise.all(
    versions.map(async (version) => ({
      ...version,
      ...(await regionsOf(notary, version)),
      state: await withdrawal(notary, version.version),
    })),
  );
}

async function regionsOf(
  notary: NotaryReader,
  {version, regions, seq}: RecordedVersion & {readonly seq: number},
) {
  if (regions) return {regions, seq};
  const added = await findAddedRegions(notary, version);
  return {regions: added?.regions ?? null, seq: Math.max(seq, added?.seq ?? 0)};
}

export function bareRecords(entries: readonly NotaryEntry[]) {
  return entries
    .map(({canonical}) => sealedVersion.parse(JSON.parse(canonical)))
    .filter(({regions}) => !regions);
}

async function withdrawal(notary: NotaryReader, version: string) {
  const events = await listLegalEvents(notary, version);
  return events.some(({event}) => event === "withdraw") ? ("withdrawnBeforeEffect" as const) : null;
}

const REGION = `*[_type == "regionSettings" && region == $region
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;

/** Null for a region that is not set up. */
export async function getRegionLegal(content: ContentApi, region: string): Promise<RegionLegal | null> {
  const [found] = await content.query(z.array(regionLegal), REGION, {region});
  return found ?? null;
}
