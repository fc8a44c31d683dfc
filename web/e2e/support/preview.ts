import {createHash, randomBytes, randomUUID} from "node:crypto";
import type {SanityClient} from "@sanity/client";

/** The address that opens drafts at `path`, as the Studio makes it: with a secret written there a moment ago. */
export async function enableUrl(lake: SanityClient, path: string, perspective = "drafts"): Promise<string> {
  const secret = randomUUID();
  await lake.create({
    _id: `drafts.${randomUUID()}`,
    _type: "sanity.previewUrlSecret",
    source: "journey",
    secret,
    studioUrl: "http://localhost:3333",
  });
  const parameters = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": path,
    "sanity-preview-perspective": perspective,
  });
  return `/api/preview/enable?${parameters}`;
}

interface SharedView {
  readonly documents?: readonly string[];
  readonly release?: string;
  readonly region: string;
  readonly locale: string;
  readonly at?: string;
  readonly expires?: Date;
}

/** A link to drafts for people without an account, and the id of its document. */
export async function shareLink(lake: SanityClient, view: SharedView): Promise<{url: string; id: string}> {
  const token = randomBytes(32).toString("base64url");
  const id = `share-${randomUUID()}`;
  await lake.create({
    _id: id,
    _type: "shareLink",
    ...view,
    documents: view.documents ? [...view.documents] : undefined,
    expires: (view.expires ?? new Date(Date.now() + 3_600_000)).toISOString(),
    tokenHash: createHash("sha256").update(token).digest("hex"),
    revoked: false,
  });
  return {url: `/api/preview/share?t=${token}`, id};
}
