import {connection} from "next/server";
import {NO_STORE} from "@/lib/cache-control";
import {endPreviewCookies} from "@/preview/cookies";
import {isStudioPreview} from "@/preview/read-session";

/**
 * Leaves preview: from now on this browser sees published content. `?kind=link` is asked by the page of a link that is
 * over, which an editor may have opened beside a preview of their own: that one goes on.
 */
export async function GET(request: Request) {
  // A prerendered answer would not end any visitor's preview.
  await connection();
  const headers = new Headers(NO_STORE);
  const isOfLink = new URL(request.url).searchParams.get("kind") === "link";
  const lines = isOfLink && (await isStudioPreview()) ? [] : endPreviewCookies();
  for (const line of lines) headers.append("set-cookie", line);
  return Response.json({ok: true}, {headers});
}
