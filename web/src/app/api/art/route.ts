import type {NextRequest} from "next/server";
import {readDrawingAddress} from "@/art/drawing-file";
import {CACHE_FOREVER, NO_STORE} from "@/lib/cache-control";

/** `?generator&params&clip&version`: one drawing, as pages name it. */
export function GET({nextUrl}: NextRequest) {
  const file = readDrawingAddress(nextUrl.searchParams);
  if (!file) return new Response("No such drawing", {status: 404, headers: NO_STORE});
  return new Response(file.svg, {headers: {"content-type": "image/svg+xml", ...CACHE_FOREVER}});
}
