const DRAFT_PREFIX = "drafts.";
const VERSION = /^versions\.([^.]+)\.(.+)$/;
const VALID = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;

export interface ParsedId {
  readonly publishedId: string;
  /** `drafts`, a release name, or null for the published version. */
  readonly version: string | null;
}

export function parseId(id: string): ParsedId {
  if (id.startsWith(DRAFT_PREFIX)) return {publishedId: id.slice(DRAFT_PREFIX.length), version: "drafts"};
  const [, release, publishedId] = VERSION.exec(id) ?? [];
  if (release !== undefined && publishedId !== undefined) return {publishedId, version: release};
  return {publishedId: id, version: null};
}

export const isValidId = (id: string): boolean => VALID.test(id) && !id.endsWith(".");
/** A draft of a draft, or a version of one, which no editor could ever open. */
export const isNested = (id: string): boolean => {
  const {publishedId, version} = parseId(id);
  return version !== null && parseId(publishedId).version !== null;
};
export const draftId = (publishedId: string): string => `${DRAFT_PREFIX}${publishedId}`;
export const publishedIdOf = (id: string): string => parseId(id).publishedId;

/** The release an id belongs to; null for drafts and published documents. */
export function releaseOf(id: string): string | null {
  const {version} = parseId(id);
  return version === "drafts" ? null : version;
}

/** Ids with a dot (drafts, versions, system documents, secrets) are never shown without a token. */
export const isPublicId = (id: string): boolean => !id.includes(".");
