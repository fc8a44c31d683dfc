import "server-only";
import {defineQuery} from "next-sanity";
import {client} from "../client";
import type {ShareLinkQueryResult} from "../sanity.generated";

const shareLinkQuery = defineQuery(`
  *[_type == "shareLink" && tokenHash == $tokenHash && !(_id in path("drafts.**"))][0]{
    _id, _createdAt, documents, release, region, locale, at, expires, revoked
  }
`);

/** The link whose secret has this hash. Past every cache: taking a link back counts at once. */
export async function getShareLink(tokenHash: string): Promise<ShareLinkQueryResult> {
  return client.fetch<ShareLinkQueryResult>(shareLinkQuery, {tokenHash}, {cache: "no-store"});
}
