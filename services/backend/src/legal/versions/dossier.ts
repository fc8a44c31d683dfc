import {canonicalJson, sha256} from "@gradus/schemas/fingerprint";
import {versionSeal} from "@gradus/schemas/legal/version-seal";
import {z} from "zod";
import type {ContentApi} from "../../core/content/content-api.ts";
import {AppError} from "../../core/errors.ts";
import {
  type DocumentParts,
  documentParts,
  type StoredDocument,
  storedDocument,
  type TextParts,
  textParts,
  type VersionParts,
  versionParts,
} from "./legal-documents.ts";
import {listWriters} from "./list-writers.ts";
import {type RegionLegal, regionLegal} from "./region-legal.ts";
import {regionFacts, sealedRegions} from "./sealed-regions.ts";

export interface Dossier {
  readonly id: string;
  readonly version: VersionParts;
  readonly texts: readonly TextParts[];
  /** The same documents as the lake has them. */
  readonly stored: {readonly version: StoredDocument; readonly texts: readonly StoredDocument[]};
  readonly document: DocumentParts | null;
  /** The regions whose words these are. */
  readonly regions: readonly RegionLegal[];
  /** The other versions of this kind of document, each as it was last written. */
  readonly siblings: readonly VersionParts[];
  readonly base: {
    readonly version: VersionParts;
    readonly texts: readonly TextParts[];
    readonly seal: string;
  } | null;
  /** Everyone who wrote a word of it. None of them may approve it. */
  readonly writers: ReadonlySet<string>;
  /** The fingerprint of the present words, and (`facts`) that of the facts about them: dates, kind of change, base. */
  readonly seal: string;
  readonly facts: string;
}

const stored = z.object({
  versions: z.array(storedDocument),
  texts: z.array(storedDocument),
  regions: z.array(regionLegal),
});

const WORDS = `{
  "versions": *[_type == "legalVersion" && _id in [$id, "drafts." + $id]],
  "texts": *[_type == "legalText" && version._ref == $id && !(_id in path("versions.**"))],
  "regions": *[_type == "regionSettings" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
}`;

const related = z.object({
  documents: z.array(documentParts),
  siblings: z.array(versionParts),
});

const RELATED = `{
  "documents": *[_type == "legalDocument" && kind == $kind && !(_id in path("drafts.**"))],
  "siblings": *[_type == "legalVersion" && kind == $kind && !(_id in path("versions.**"))]
}`;

/** Reads a version with its texts as they are now: the draft where there is one, unless it is sealed. */
export async function loadDossier(content: ContentApi, id: string): Promise<Dossier> {
  const words = await loadWords(content, id);
  if (!words) throw new AppError("not_found", "There is no legal version with this id");
  const {version} = words;
  const {documents, siblings} = await content.query(related, RELATED, {kind: version.kind});
  const base = version.base ? await loadWords(content, version.base._ref) : null;
  const regions = words.regions.filter(
    ({legal}) => version.scope === "base" || legal.scope === version.scope,
  );
  return {
    id,
    version,
    texts: words.texts,
    stored: words.stored,
    document: documents[0] ?? null,
    regions,
    siblings: latest(siblings).filter((sibling) => publishedId(sibling._id) !== id),
    base,
    writers: version.sealed ? new Set() : await writersOf(content, words.stored, version.author),
    seal: words.seal,
    facts: await factsOf(version, base?.seal ?? null, regions),
  };
}

async function loadWords(content: ContentApi, id: string) {
  const found = await content.query(stored, WORDS, {id});
  const isSealed = found.versions.some(({_id, sealed}) => _id === id && sealed === true);
  // A sealed version cannot have a draft; a draft that is made by other means has no effect.
  const present = isSealed ? published : latest;
  const [version] = present(found.versions);
  if (!version) return null;
  const texts = present(found.texts);
  return {
    version: versionParts.parse(version),
    texts: texts.map((text) => textParts.parse(text)),
    stored: {version, texts},
    regions: found.regions,
    seal: await versionSeal(texts),
  };
}

function writersOf(content: ContentApi, {version, texts}: Dossier["stored"], author: string) {
  const ids = [version, ...texts].map(({_id}) => publishedId(_id));
  return listWriters(
    content,
    ids.flatMap((id) => [`drafts.${id}`, id]),
  ).then((writers) => writers.add(author));
}

/**
 * The facts that an approval also covers: the same text with another effective day, another kind of change or another
 * law of its regions needs a new approval.
 */
function factsOf(version: VersionParts, baseSeal: string | null, regions: readonly RegionLegal[]) {
  const {kind, scope, label, effectiveFrom, changeKind, noDifference} = version;
  const facts = {
    kind,
    scope,
    label,
    effectiveFrom,
    changeKind,
    baseSeal,
    noDifference: [...noDifference].sort(),
    base: version.base?._ref ?? null,
    previous: version.previous?._ref ?? null,
    // Without the values of tokens: they are not law.
    regions: regionFacts(sealedRegions(regions)).map(({provider, supportEmail, ...law}) => law),
  };
  return sha256(canonicalJson(facts));
}

export function publishedId(id: string): string {
  return id.replace(/^drafts\./, "");
}

function published<T extends {readonly _id: string}>(documents: readonly T[]): T[] {
  return documents.filter(({_id}) => publishedId(_id) === _id);
}

/** Each document as it was last written: a draft hides what is published of it. */
function latest<T extends {readonly _id: string}>(documents: readonly T[]): T[] {
  const drafts = new Set(
    documents.filter(({_id}) => publishedId(_id) !== _id).map(({_id}) => publishedId(_id)),
  );
  return documents.filter(({_id}) => publishedId(_id) !== _id || !drafts.has(_id));
}
