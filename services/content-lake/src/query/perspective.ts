import type {LakeDocument, Perspective} from "../types.ts";

const DRAFT_PREFIX = "drafts.";
const VERSION_PREFIX = "versions.";

/** Where a document looks for its versions, first hit wins: releases, `drafts`, and `published` last. */
export type Layers = readonly string[];

/** Null for `raw`, which shows every document as it is. */
export function layersOf(perspective: Perspective): Layers | null {
  if (perspective === "raw") return null;
  const named = perspective === "published" ? [] : perspective.map(canonicalLayer);
  return [...named.filter((layer) => layer !== "published"), "published"];
}

function canonicalLayer(layer: string): string {
  return layer === "previewDrafts" ? "drafts" : layer;
}

/** The id all versions of a document share: `drafts.x` and `versions.r.x` belong to `x`. */
export function groupOf(id: string): string {
  if (id.startsWith(DRAFT_PREFIX)) return id.slice(DRAFT_PREFIX.length);
  if (!id.startsWith(VERSION_PREFIX)) return id;
  const end = id.indexOf(".", VERSION_PREFIX.length);
  return end < 0 ? id : id.slice(end + 1);
}

export const isReleaseVersion = (id: string): boolean => id.startsWith(VERSION_PREFIX);

export function idInLayer(group: string, layer: string): string {
  if (layer === "published") return group;
  return layer === "drafts" ? `${DRAFT_PREFIX}${group}` : `${VERSION_PREFIX}${layer}.${group}`;
}

const shownAs = new WeakMap<LakeDocument, LakeDocument>();

/** Returns a version under its group's id, so that references to the document find it; `_originalId` is its own id. */
export function showAsGroup(document: LakeDocument): LakeDocument {
  const known = shownAs.get(document);
  if (known) return known;
  const shown: LakeDocument = {...document, _id: groupOf(document._id), _originalId: document._id};
  shownAs.set(document, shown);
  return shown;
}

/** Whether this version marks its document for removal by the release. */
export function isUnpublishing(document: LakeDocument): boolean {
  const system = document._system;
  return typeof system === "object" && system !== null && "delete" in system && system.delete === true;
}
