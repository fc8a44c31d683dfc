import {cookies} from "next/headers";
import {NO_STORE} from "@/lib/cache-control";
import {blockedPath} from "@/preview/blocked-path";
import {safePath} from "@/preview/safe-path";
import {PREVIEW_COOKIE} from "@/preview/session";

/** Checks that the browser stored the preview cookie. If not, redirects to a page with the reason and a way out. */
export async function GET(request: Request) {
  const {searchParams} = new URL(request.url);
  const to = safePath(searchParams.get("to"));
  const isKept = (await cookies()).has(PREVIEW_COOKIE);
  const location = isKept ? to : blockedPath(to, safePath(searchParams.get("retry")));
  return new Response(null, {status: 307, headers: {location, ...NO_STORE}});
}
