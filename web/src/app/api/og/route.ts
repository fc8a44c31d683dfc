import {brand} from "@gradus/schemas/brand";
import {parseMarket} from "@gradus/schemas/markets";
import type {NextRequest} from "next/server";
import sharp from "sharp";
import {socialPicture} from "@/art/social-picture";
import {createPageContext} from "@/content/page/create-page-context";
import {getPicture} from "@/content/picture/picture.query";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {lowestPrice} from "@/features/store/lowest-price";
import {CACHE_ONE_HOUR} from "@/lib/cache-control";
import {formatMoney} from "@/lib/format/money";

// A crawler asks once and again days later; the picture is made from words that carry their own cache.
const HEADERS = {"content-type": "image/png", ...CACHE_ONE_HOUR};

/** `?region&locale&id`: the social picture of a page, drawn from its own headline, price and picture. */
export async function GET({nextUrl}: NextRequest) {
  const read = (name: string) => nextUrl.searchParams.get(name) ?? "";
  const market = parseMarket(read("region"), read("locale"));
  if (!market) return new Response("Unknown region or language", {status: 404});
  const [context, page] = await Promise.all([createPageContext(market, "/"), getPicture(read("id"), market)]);
  const lowest = lowestPrice(context.catalog, page?.skus ?? []);
  const price = context.catalog && lowest && formatMoney(lowest.amount, context.catalog.currency, market);
  const svg = socialPicture({
    field: page?.field ?? "track",
    title: page ? resolveRequiredText(page.title, context) : brand.name,
    product: brand.name,
    art: page?.art ?? null,
    ...(price ? {price} : {}),
  });
  const png = await sharp(Buffer.from(svg)).png({compressionLevel: 9}).toBuffer();
  return new Response(new Uint8Array(png), {headers: HEADERS});
}
