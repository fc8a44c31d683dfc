import "server-only";
import {cookies, draftMode} from "next/headers";
import {NO_STORE} from "@/lib/cache-control";
import {cookiePlace, DRAFT_COOKIE, previewCookie} from "./cookies";
import {PREVIEW_COOKIE, type PreviewSession, sealSession} from "./session";

export async function enterPreview(
  request: Request,
  session: PreviewSession,
  secret: string,
  location: string,
) {
  const cookieScope = cookiePlace(request);
  (await draftMode()).enable();
  // The framework's cookie, set again by rules that also hold inside a frame.
  const store = await cookies();
  const bypass = store.get(DRAFT_COOKIE)?.value ?? "";
  const headers = new Headers({location, ...NO_STORE, "referrer-policy": "no-referrer"});
  headers.append("set-cookie", previewCookie(DRAFT_COOKIE, bypass, cookieScope));
  headers.append("set-cookie", previewCookie(PREVIEW_COOKIE, sealSession(session, secret), cookieScope));
  return new Response(null, {status: 307, headers});
}
