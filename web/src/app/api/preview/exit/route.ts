import {connection} from "next/server";
import {NO_STORE} from "@/lib/cache-control";
import {endPreviewCookies} from "@/preview/cookies";
import {isStudioPreview} from "@/preview/read-session";

/**
 * Ends preview: from now on this browser sees published content. The page of an expired link sends `?kind=link`. An
 * editor may have opened that link while in a Studio preview; the Studio preview then continues.
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
