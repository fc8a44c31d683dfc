import "server-only";
import {defineQuery} from "next-sanity";
import {client} from "../client";
import {parseShareLink, type StoredLink} from "./parse-share-link";

const shareLinkQuery = defineQuery(`
  *[_type == "shareLink" && tokenHash == $tokenHash && !(_id in path("drafts.**"))]
    | order(select(revoked == true => 0, 1) asc)[0]{
    _id, _createdAt, documents, release, region, locale, at, expires, revoked
  }
`);

/**
 * The link whose secret has this hash; of several the one that was taken back, which ends the others as well. Past
 * every cache: taking a link back counts at once.
 */
export async function getShareLink(tokenHash: string): Promise<StoredLink | null> {
  return parseShareLink(await client.fetch<unknown>(shareLinkQuery, {tokenHash}, {cache: "no-store"}));
}
