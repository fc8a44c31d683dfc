import {textHash} from "@gradus/schemas/legal/text-hash";
import type {Mutation} from "@sanity/client";
import {announcementFor} from "./announcement.ts";
import {type Dossier, publishedId} from "./dossier.ts";
import type {StoredDocument} from "./legal-documents.ts";
import {regionItems, sealedRegions} from "./sealed-regions.ts";
import {approvalItems, logItem} from "./version-patch.ts";
import type {Approval} from "./version-status.ts";
import {byLanguage} from "./words.ts";

export interface Sealing {
  readonly dossier: Dossier;
  readonly approvals: readonly Approval[];
  readonly announcedOn: string;
  readonly by: string;
  readonly at: Date;
  readonly note: string | null;
}

/** One transaction that publishes and seals a version with all its texts, or does nothing when any of them moved. */
export async function sealMutations(sealing: Sealing): Promise<Mutation[]> {
  const {version, texts} = sealing.dossier.stored;
  const sealedTexts = await Promise.all(
    texts.map(async (text) => publish(text, {sealed: true, contentHash: await textHash(text)})),
  );
  return [
    ...publish(version, sealedFields(sealing)),
    ...sealedTexts.flat(),
    ...announcementFor(sealing.dossier, sealing.announcedOn),
  ];
}

function sealedFields({dossier, approvals, announcedOn, by, at, note}: Sealing) {
  const {log} = dossier.version;
  const texts = dossier.texts.toSorted(byLanguage).map(({_id, locale}) => ({
    _type: "reference",
    _key: locale,
    _ref: publishedId(_id),
  }));
  return {
    sealed: true,
    seal: dossier.seal,
    state: "announced",
    announcedOn,
    regions: regionItems(sealedRegions(dossier.regions)),
    texts,
    approvals: approvalItems(approvals, dossier.seal),
    log: [...log, logItem({event: "sealed", by, at, note})],
  };
}

function publish(document: StoredDocument, fields: Readonly<Record<string, unknown>>): Mutation[] {
  const {_id, _type, _rev, _updatedAt, _system, ...content} = document;
  const id = publishedId(_id);
  return [
    // Fails, and the whole transaction with it, when the document is not as it was read.
    {patch: {id: _id, ifRevisionID: _rev, set: {sealed: true}}},
    {createOrReplace: {...withStrongReferences(content), ...fields, _id: id, _type}},
    ...(id === _id ? [] : [{delete: {id: _id}}]),
  ];
}

/** A reference to what was a draft is weak until that is published, which is now. */
function withStrongReferences<T>(value: T): T;
function withStrongReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrongReferences);
  if (typeof value !== "object" || value === null) return value;
  const isWaiting = "_strengthenOnPublish" in value;
  const entries = Object.entries(value).filter(
    ([key]) => !isWaiting || (key !== "_weak" && key !== "_strengthenOnPublish"),
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withStrongReferences(child)]));
}
