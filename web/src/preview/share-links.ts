import "server-only";
import {createHash} from "node:crypto";
import type {Locale, Region} from "@gradus/schemas/markets";
import {client} from "@/content/client";
import {getShareLink} from "@/content/share-link/share-link.query";
import type {ContentView} from "@/content/view";
import {isLinkLive, shareView} from "./share-view";

export interface ShareLink {
  /** False once the link has expired or was revoked. */
  readonly isLive: boolean;
  readonly region: Region;
  readonly locale: Locale;
  /** ISO instant at which the link stops working. */
  readonly expires: string;
  readonly view: ContentView;
}

/** The link with this secret and what it shows, or null when there is none. */
export async function findShareLink(token: string, now: Date): Promise<ShareLink | null> {
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const link = await getShareLink(tokenHash);
  if (!link) return null;
  const {_createdAt: createdAt, region, locale, expires, release, at, revoked} = link;
  const documents = release === null ? await withReferences(link.documents ?? []) : [];
  const view = shareView({at, release, documents});
  return (
    view && {
      isLive: isLinkLive({createdAt, expires, revoked}, now),
      region,
      locale,
      expires,
      view,
    }
  );
}

/** A shared page brings its parts: the documents it refers to. */
async function withReferences(ids: readonly string[]): Promise<string[]> {
  const options = {perspective: "drafts", cache: "no-store"} as const;
  const documents: unknown = await client.fetch("*[_id in $ids]", {ids}, options);
  const found = new Set(ids);
  collectReferences(documents, found);
  return [...found];
}

function collectReferences(value: unknown, found: Set<string>) {
  if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, found);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      // What a page was translated from is no part of it.
      if (key === "translation") continue;
      if (key === "_ref" && typeof item === "string") found.add(item);
      else collectReferences(item, found);
    }
  }
}
