import type {NextRequest} from "next/server";
import {expiredLinkResponse} from "./expired-link-response";
import {previewSecret} from "./secret";
import {openSession, PREVIEW_COOKIE} from "./session";
import {findShareLink} from "./share-links";

/** The response to a visitor whose link has ended, on any page; null for all other visitors. */
export async function endedPreview(request: NextRequest): Promise<Response | null> {
  const cookie = request.cookies.get(PREVIEW_COOKIE);
  const secret = previewSecret();
  if (!cookie || !secret) return null;
  const now = new Date();
  const session = openSession(cookie.value, secret, now);
  if (session?.kind !== "link") return null;
  const link = await findShareLink(session.token, now);
  if (link?.isLive) return null;
  // A page's own refresh gets only the status; the document that follows explains why, and ends the preview.
  return request.headers.get("sec-fetch-dest") === "empty"
    ? new Response(null, {status: 410})
    : expiredLinkResponse(link);
}
