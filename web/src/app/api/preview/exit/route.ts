import {connection} from "next/server";
import {endPreviewCookies} from "@/preview/cookies";

/** Leaves preview: from now on this browser sees published content. */
export async function GET() {
  // An answer made ahead would end nobody's preview.
  await connection();
  const headers = new Headers({"cache-control": "no-store"});
  for (const line of endPreviewCookies()) headers.append("set-cookie", line);
  return Response.json({ok: true}, {headers});
}
