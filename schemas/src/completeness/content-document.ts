import {brand} from "../brand.ts";
import {isRecord} from "../fields/is-record.ts";

/** Fields are `unknown` until they are validated. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _updatedAt?: string;
  readonly [field: string]: unknown;
}

export type Stage = "published" | "draft" | "version";

const PREFIX = /^(?:drafts|versions\.[^.]+)\./;

export const publishedId = (id: string): string => id.replace(PREFIX, "");

export function stageOf(id: string): Stage {
  if (id.startsWith("drafts.")) return "draft";
  return id.startsWith("versions.") ? "version" : "published";
}

export function fieldAt(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const name of path.split(".")) found = isRecord(found) ? found[name] : null;
  return found ?? null;
}

export function textAt(value: unknown, path: string): string | null {
  const found = fieldAt(value, path);
  return typeof found === "string" && found !== "" ? found : null;
}

/** The texts of a list; anything else in it is left out. */
export function textsAt(value: unknown, path: string): string[] {
  const found = fieldAt(value, path);
  return Array.isArray(found) ? found.filter((item) => typeof item === "string") : [];
}

export function titleOf(document: ContentDocument): string {
  for (const path of [
    "title",
    "title.en",
    "displayName.en",
    "statement.en",
    "name",
    "from",
    "before.en",
    "text.en",
    "label",
  ]) {
    const title = textAt(document, path);
    if (title) return title.replaceAll("{product}", brand.name);
  }
  return textAt(document, "region") ?? document._id;
}
