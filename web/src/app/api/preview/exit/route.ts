import {connection} from "next/server";
import {NO_STORE} from "@/lib/cache-control";
import {endPreviewCookies} from "@/preview/cookies";

/** Leaves preview: from now on this browser sees published content. */
export async function GET() {
  // An answer made ahead would end nobody's preview.
  await connection();
  const headers = new Headers(NO_STORE);
  for (const line of endPreviewCookies()) headers.append("set-cookie", line);
  return Response.json({ok: true}, {headers});
}
