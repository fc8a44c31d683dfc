import type {NextRequest} from "next/server";
import sharp from "sharp";
import {appIcon} from "@/art/app-icon";
import {CACHE_ONE_HOUR} from "@/lib/cache-control";

const SIZES: ReadonlySet<string> = new Set(["192", "512"]);

/** `?size&purpose`: the icon of the home screen, of the drawing that the site's own is made of. */
export async function GET({nextUrl}: NextRequest) {
  const size = nextUrl.searchParams.get("size") ?? "";
  const purpose = nextUrl.searchParams.get("purpose");
  if (!SIZES.has(size) || (purpose !== "any" && purpose !== "maskable"))
    return new Response("Unknown icon", {status: 404});
  const png = await sharp(Buffer.from(appIcon(purpose)))
    .resize(Number(size))
    .png({compressionLevel: 9})
    .toBuffer();
  return new Response(new Uint8Array(png), {headers: {"content-type": "image/png", ...CACHE_ONE_HOUR}});
}
