import {StepRefused} from "../errors.ts";
import {publishedIdOf} from "../store/document-id.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

/** Finds a document as it is before the change in question. */
type Find = (id: string) => LakeDocument | null | undefined;

/**
 * Refuses every change that touches a sealed legal version or one of its texts, for every caller and every route: a
 * draft over it, a version of it in a release, a further text that claims to belong to it.
 */
export function refuseBrokenSeal({id, before, after}: DocumentChange, find: Find): void {
  const published = find(publishedIdOf(id)) ?? null;
  if (![before, after, published].some((document) => isSealed(document, find))) return;
  const description = `"${publishedIdOf(id)}" is sealed and never changes again; a correction is a new version`;
  throw new StepRefused(403, "insufficientPermissionsError", description, {
    id,
    permission: before === null ? "create" : "update",
    reason: "sealed",
  });
}

function isSealed(document: LakeDocument | null, find: Find): boolean {
  if (document?._type === "legalVersion") return document.sealed === true;
  if (document?._type !== "legalText") return false;
  const {_ref: version} = Object(document.version) as {_ref?: unknown};
  // A text is sealed when its version is, even if its own flag is not set.
  return document.sealed === true || (typeof version === "string" && find(version)?.sealed === true);
}
