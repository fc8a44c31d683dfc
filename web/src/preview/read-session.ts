import "server-only";
import {cookies, draftMode} from "next/headers";
import {cache} from "react";
import type {ContentView} from "@/content/view";
import {previewSecret} from "./secret";
import {openSession, PREVIEW_COOKIE, type StudioSession} from "./session";
import {findShareLink, type ShareLink} from "./share-links";

/** What this request may see beyond what is published, and by whose leave. */
export type Preview = {
  readonly view: ContentView;
  /** ISO instant before anything was read for this answer. */
  readonly since: string;
} & (
  | {readonly kind: "studio"; readonly session: StudioSession}
  | {readonly kind: "link"; readonly link: ShareLink}
);

/** The session in the cookies of this request, and when it was read. Reads nothing of it unless draft mode is on. */
const readCookies = cache(async () => {
  const {isEnabled} = await draftMode();
  const secret = previewSecret();
  if (!isEnabled || !secret) return null;
  const now = new Date();
  return {now, session: openSession((await cookies()).get(PREVIEW_COOKIE)?.value, secret, now)};
});

export const readPreviewSession = cache(async (): Promise<Preview | null> => {
  const read = await readCookies();
  if (!read?.session) return null;
  const {now, session} = read;
  const since = now.toISOString();
  if (session.kind === "studio") return {kind: "studio", session, view: studioView(session), since};
  const link = await findShareLink(session.token, now);
  return link?.isLive ? {kind: "link", link, view: link.view, since} : null;
});

/** Whether the link of this preview ended after the request was let in. */
export async function previewHasEnded(): Promise<boolean> {
  const read = await readCookies();
  return read?.session?.kind === "link" && (await readPreviewSession()) === null;
}

export async function isStudioPreview(): Promise<boolean> {
  return (await readCookies())?.session?.kind === "studio";
}

function studioView({perspective, at}: StudioSession): ContentView {
  const isState = perspective === "drafts" || perspective === "published";
  return {perspective: isState ? perspective : perspective.split(","), at, hasStega: true, documents: null};
}
