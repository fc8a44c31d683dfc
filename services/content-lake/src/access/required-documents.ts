import {ownValue} from "@gradus/schemas/own-value";
import {StepRefused} from "../errors.ts";
import {parseId} from "../store/document-id.ts";
import {isSameJson} from "../store/mendoza.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

/** The fields the site finds a document by, of the types of which it needs one for each region or language. */
const FOUND_BY: Readonly<Record<string, readonly string[]>> = {
  regionSettings: ["region"],
  siteSettings: ["locale"],
  homePage: ["locale"],
  systemPage: ["locale", "slug"],
};
/** Types whose id is derived from the region or language: a second document for the same one would hide the first. */
const ID_OF: Readonly<Record<string, (document: LakeDocument) => string>> = {
  regionSettings: ({region}) => `region-${region}`,
  siteSettings: ({locale}) => `settings-${locale}`,
};

/**
 * Refuses to take away what every page of a market or a language is made with: deleted, unpublished, planned to be,
 * turned into something else, or hidden behind another one like it.
 */
export function refuseRequiredLoss({id, before, after}: DocumentChange, find: Find): void {
  const {publishedId, version} = parseId(id);
  if (version === null && after !== null) refuseDuplicate(after, find);
  const present = version === null ? before : find(publishedId);
  if (!present || !isRequired(present)) return;
  const isPlanned = version !== null && Object(after?._system).delete === true;
  if (isPlanned || (version === null && after === null)) {
    throw refused(
      id,
      `The site cannot be without "${publishedId}": it may be changed, but neither deleted nor unpublished`,
    );
  }
  const lost = version === null && after !== null ? lostIdentity(present, after) : null;
  if (lost !== null)
    throw refused(id, `The site finds "${publishedId}" by its "${lost}", which has to stay as it is`);
}

type Find = (id: string) => LakeDocument | null | undefined;

/** Of pages the English one of each address: the other languages fall back to it, it falls back to nothing. */
function isRequired({_type, locale, availability}: LakeDocument): boolean {
  if (Object.hasOwn(ID_OF, _type)) return true;
  const isEverywhere = Object(availability).mode !== "only";
  return Object.hasOwn(FOUND_BY, _type) && locale === "en" && isEverywhere;
}

function lostIdentity(before: LakeDocument, after: LakeDocument): string | null {
  const fields = ["_type", ...(ownValue(FOUND_BY, before._type) ?? [])];
  return fields.find((field) => !isSameJson(before[field], after[field])) ?? null;
}

function refuseDuplicate(document: LakeDocument, find: Find): void {
  const own = ownValue(ID_OF, document._type)?.(document);
  if (own === undefined || own === document._id || !find(own)) return;
  throw refused(document._id, `The site has one such document, "${own}"; a second one would hide it`);
}

function refused(id: string, description: string): StepRefused {
  return new StepRefused(403, "insufficientPermissionsError", description, {
    id,
    permission: "update",
    reason: "needed",
  });
}
