import {canonicalJson} from "@gradus/schemas/fingerprint";
import {archivalText, textHash} from "@gradus/schemas/legal/text-hash";
import type {Logger} from "pino";
import {z} from "zod";
import {completeRegions} from "./complete-regions.ts";
import {type Dossier, loadDossier} from "./dossier.ts";
import type {LegalDeps} from "./legal-case.ts";
import type {NewEntry} from "./notary.ts";
import {regionFacts, regionItems, type SealedRegion, sealedRegions} from "./sealed-regions.ts";
import {bareRecords} from "./sealed-versions.ts";
import {byLanguage} from "./words.ts";

/** A sealed version whose words differ from those that were sealed. It is not recorded; staff must investigate. */
class BrokenSeal extends Error {
  override readonly name = "BrokenSeal";
}

/** Records a sealed version and its texts. What is recorded already stays as it is, so doing it twice is safe. */
export async function notarise(deps: LegalDeps, id: string): Promise<void> {
  if (await deps.notary.find("version", id)) return;
  const dossier = await loadDossier(deps.content, id);
  await requireWhole(dossier);
  const regions = dossier.version.regions ?? (await addRegions(deps, dossier));
  const texts = dossier.stored.texts.map(async (text): Promise<NewEntry> => {
    return {kind: "text", subject: await textHash(text), canonical: archivalText(text)};
  });
  await deps.notary.append([...(await Promise.all(texts)), await versionEntry(dossier, regions)]);
}

async function requireWhole({id, version, stored, seal}: Dossier) {
  if (!version.sealed) throw new BrokenSeal(`${id} is not sealed`);
  if (version.seal !== seal) throw new BrokenSeal(`The texts of ${id} do not give its seal`);
  for (const text of stored.texts) {
    if ((await textHash(text)) !== text.contentHash)
      throw new BrokenSeal(`${text._id} is not what was sealed`);
  }
}

/** For a version sealed before seals stored the law of their regions: stores the law of this moment. */
async function addRegions({content}: LegalDeps, {id, regions}: Dossier): Promise<SealedRegion[]> {
  const sealed = sealedRegions(regions);
  await content.commit([{patch: {id, set: {regions: regionItems(sealed)}}}]);
  return sealed;
}

async function versionEntry(
  {id, version, stored, texts, base}: Dossier,
  regions: readonly SealedRegion[],
): Promise<NewEntry> {
  const hashes = await Promise.all(stored.texts.map(textHash));
  const listed = texts.map(({_id, locale}, index) => ({id: _id, locale, hash: hashes[index]}));
  const {kind, scope, label, effectiveFrom, announcedOn, changeKind, noDifference, seal, author} = version;
  const record = {
    type: "legalVersion",
    version: id,
    kind,
    scope,
    label,
    effectiveFrom,
    announcedOn,
    changeKind,
    noDifference,
    seal,
    author,
    base: version.base?._ref ?? null,
    baseSeal: base?.seal ?? null,
    previous: version.previous?._ref ?? null,
    texts: listed.sort(byLanguage),
    approvals: version.approvals,
    log: version.log,
    regions: regionFacts(regions),
    values: valuesOf(regions),
  };
  return {kind: "version", subject: id, canonical: canonicalJson(record)};
}

/** The values of tokens on the day of the seal: a later change of address must not rewrite the past. */
function valuesOf(regions: readonly SealedRegion[]) {
  return Object.fromEntries(
    regions.map(({region, provider, supportEmail}) => [region, {provider, supportEmail}]),
  );
}

const SEALED = `*[_type == "legalVersion" && sealed == true && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
  | order(effectiveFrom asc, _id asc)._id`;

/**
 * Records every sealed version that is not recorded yet: those sealed before there was a notary, and those a crash left
 * unrecorded. A broken one is reported and does not block the others. Returns the number of sealed versions.
 */
export async function notariseAll(deps: LegalDeps & {readonly logger: Logger}): Promise<number> {
  const sealed = await deps.content.query(z.array(z.string()), SEALED);
  const versions = await deps.notary.listVersions();
  await completeRegions(deps, bareRecords(versions));
  const recorded = new Set(versions.map(({subject}) => subject));
  for (const id of sealed.filter((candidate) => !recorded.has(candidate))) {
    await notarise(deps, id).catch((err: unknown) => {
      if (!(err instanceof BrokenSeal)) throw err;
      deps.logger.error({err, version: id}, "a sealed version is not what was sealed");
    });
  }
  return sealed.length;
}
