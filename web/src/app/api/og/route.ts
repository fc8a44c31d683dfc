import {brand} from "@gradus/schemas/brand";
import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import type {NextRequest} from "next/server";
import {drawPicture} from "@/art/draw-picture";
import {socialPicture} from "@/art/social-picture";
import {getCoach} from "@/content/coaches/get-coach";
import {contentFailedSince} from "@/content/content-failure";
import {createPageContext} from "@/content/page/create-page-context";
import {getPicture} from "@/content/picture/picture.query";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {lowestPrice} from "@/features/store/lowest-price";
import {CACHE_ONE_HOUR, NO_STORE} from "@/lib/cache-control";
import {formatMoney} from "@/lib/format/money";

// Crawlers request a picture once, and again days later. The content it is drawn from is cached separately.
const HEADERS = {"content-type": "image/png", ...CACHE_ONE_HOUR};
/** The format of document ids. Other ids are not queried. */
const DOCUMENT_ID = /^[\w.-]{1,128}$/;
/** As pages of coaches are. */
const SLUG = /^[a-z0-9-]{1,128}$/;
const RETRY_AFTER_S = 30;

/**
 * `?region&locale` with `id` or `coach`: the social picture of a page, drawn from its own headline, price and picture; that
 * of a coach from the coach's name.
 */
export async function GET({nextUrl}: NextRequest) {
  const read = (name: string) => nextUrl.searchParams.get(name) ?? "";
  const market = parseMarket(read("region"), read("locale"));
  if (!market) return new Response("Unknown region or language", {status: 404});
  const startedAt = performance.now();
  try {
    return new Response(await drawPicture(await pictureOf({id: read("id"), coach: read("coach")}, market)), {
      headers: HEADERS,
    });
  } catch (error) {
    if (!contentFailedSince(startedAt)) throw error;
    console.error("A social picture has no words:", error);
    return new Response(
      "The picture cannot be drawn at the moment: its words are out of reach. Try again soon.\n",
      {
        status: 503,
        headers: {"content-type": "text/plain", "retry-after": String(RETRY_AFTER_S), ...NO_STORE},
      },
    );
  }
}

interface Subject {
  readonly id: string;
  readonly coach: string;
}

async function pictureOf({id, coach: slug}: Subject, market: MarketParams): Promise<string> {
  const [context, page, coach] = await Promise.all([
    createPageContext(market, "/"),
    DOCUMENT_ID.test(id) ? getPicture(id, market) : null,
    SLUG.test(slug) ? getCoach(slug, market.locale) : null,
  ]);
  const lowest = lowestPrice(context.catalog, page?.skus ?? []);
  const price = context.catalog && lowest && formatMoney(lowest.amount, context.catalog.currency, market);
  return socialPicture({
    field: page?.field ?? "track",
    title: page ? resolveRequiredText(page.title, context) : (coach?.name ?? brand.name),
    product: brand.name,
    art: page?.art ?? null,
    ...(price ? {price} : {}),
  });
}
