import {cookies} from "next/headers";
import {NO_STORE} from "@/lib/cache-control";
import {cookiePlace, previewCookie} from "@/preview/cookies";
import {previewSecret} from "@/preview/secret";
import {openSession, PREVIEW_COOKIE, previewSession, sealSession, viewChoice} from "@/preview/session";

/** Changes what a Studio preview shows. Holders of a link see only what the link defines. */
export async function POST(request: Request) {
  if (!isOwnPage(request)) return refuse("forbidden", 403);
  const secret = previewSecret();
  const value = (await cookies()).get(PREVIEW_COOKIE)?.value;
  const session = secret ? openSession(value, secret, new Date()) : null;
  if (!secret || session?.kind !== "studio") return refuse("forbidden", 403);
  const choice = viewChoice.safeParse(await request.json().catch(() => null));
  if (!choice.success) return refuse("invalid", 400);
  const changed = previewSession.parse({...session, ...choice.data});
  const headers = new Headers(NO_STORE);
  headers.append(
    "set-cookie",
    previewCookie(PREVIEW_COOKIE, sealSession(changed, secret), cookiePlace(request)),
  );
  return Response.json({ok: true}, {headers});
}

/** Preview cookies travel into frames of other sites, so a page elsewhere could send them along. */
function isOwnPage(request: Request): boolean {
  return request.headers.get("sec-fetch-site") === "same-origin";
}

function refuse(code: string, status: number) {
  return Response.json({err: {code}}, {status, headers: NO_STORE});
}
