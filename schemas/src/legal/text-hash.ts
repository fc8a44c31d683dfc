import {canonicalJson, sha256} from "../fingerprint.ts";

/** Stored fields that are not part of the text. References are weak only until their target is published. */
const NOT_ARCHIVED = [
  "_rev",
  "_createdAt",
  "_updatedAt",
  "_system",
  "_weak",
  "_strengthenOnPublish",
  "contentHash",
  "sealed",
];
/** Keys connect links to their words, and change when a text is copied: they are archived, but not hashed. */
const NOT_HASHED = [...NOT_ARCHIVED, "_key"];
const DRAFT_OR_VERSION = /^(?:drafts|versions\.[^.]+)\./;

/** The words of a legal text in one spelling, the same for its draft and for what is published of it. */
function canonicalText(text: Readonly<Record<string, unknown>>): string {
  return canonicalJson(asPublished(text), NOT_HASHED);
}

/** The same with the keys, so that it can be shown again as it was. Its hash is that of the text. */
export function archivalText(text: Readonly<Record<string, unknown>>): string {
  return canonicalJson(asPublished(text), NOT_ARCHIVED);
}

function asPublished({_id: id, ...words}: Readonly<Record<string, unknown>>) {
  return typeof id === "string" ? {...words, _id: id.replace(DRAFT_OR_VERSION, "")} : words;
}

/** Names the exact words of one text; what `contentHash` of a sealed text holds. */
export function textHash(text: Readonly<Record<string, unknown>>): Promise<string> {
  return sha256(canonicalText(text));
}
