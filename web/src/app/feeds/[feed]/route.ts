import {parseMarket} from "@gradus/schemas/markets";
import {getLegalArchive} from "@/content/legal/legal-archive.query";
import {listLegalHistory} from "@/content/legal/legal-history.query";
import {createPageContext} from "@/content/page/create-page-context";
import {legalFeed} from "@/features/legal/feed";
import {siteOrigin} from "@/lib/site-origin";

interface Context {
  readonly params: Promise<{feed: string}>;
}

/** `/feeds/terms-de-de.atom`: the versions of a legal document in one market. */
export async function GET(_request: Request, {params}: Context) {
  const {feed} = await params;
  const [, kind = "", region = "", locale = ""] = /^([a-z]+)-([a-z]+)-([a-z]+)\.atom$/.exec(feed) ?? [];
  const market = parseMarket(region, locale);
  const archive = market && (await getLegalArchive(kind, market));
  if (!archive) return new Response("Not found", {status: 404});
  const [history, context] = await Promise.all([
    listLegalHistory(archive, market),
    createPageContext(market, archive.path),
  ]);
  return new Response(legalFeed({archive, history, context, origin: siteOrigin()}), {
    headers: {"content-type": "application/atom+xml; charset=utf-8"},
  });
}
