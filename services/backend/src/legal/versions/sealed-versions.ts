import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";
import {type RegionLegal, regionLegal} from "./legal-documents.ts";
import {listLegalEvents} from "./legal-events.ts";
import type {Notary} from "./notary.ts";

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
  values: z.record(z.string(), z.object({provider: z.string(), supportEmail: z.string()})),
});

/** A version as the notary recorded it, with what became of it before it took effect. */
export interface SealedVersion extends z.infer<typeof sealedVersion> {
  readonly seq: number;
  readonly canonical: string;
  readonly state: "withdrawnBeforeEffect" | null;
}

/** A version as it was recorded; null for one that was never sealed, or not recorded yet. */
export async function findSealedVersion(notary: Pick<Notary, "find">, id: string) {
  const entry = await notary.find("version", id);
  return entry && sealedVersion.parse(JSON.parse(entry.canonical));
}

type Records = Pick<Notary, "listVersions" | "listEvents">;

/** The sealed versions of a kind of document. Nothing here is asked of the content, which could be changed. */
export async function listSealedVersions(notary: Records, kind: string): Promise<SealedVersion[]> {
  const entries = await notary.listVersions();
  const versions = entries
    .map(({seq, canonical}) => ({...sealedVersion.parse(JSON.parse(canonical)), seq, canonical}))
    .filter((version) => version.kind === kind);
  return Promise.all(
    versions.map(async (version) => ({...version, state: await withdrawal(notary, version.version)})),
  );
}

async function withdrawal(notary: Records, version: string) {
  const events = await listLegalEvents(notary, version);
  return events.some(({event}) => event === "withdraw") ? ("withdrawnBeforeEffect" as const) : null;
}

const REGION = `*[_type == "regionSettings" && region == $region
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;

/** The law and the clock of a region; null for one that is not set up. */
export async function getRegionLegal(content: ContentApi, region: string): Promise<RegionLegal | null> {
  const [found] = await content.query(z.array(regionLegal), REGION, {region});
  return found ?? null;
}
