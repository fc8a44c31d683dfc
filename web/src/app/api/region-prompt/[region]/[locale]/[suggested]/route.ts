import {isRegion, parseMarket} from "@gradus/schemas/markets";
import {CACHE_ONE_HOUR} from "@/lib/cache-control";
import {promptWords} from "@/shell/region-prompt/prompt-words";
import {FLAGS} from "@/ui/flag/flags";

interface Context {
  readonly params: Promise<{region: string; locale: string; suggested: string}>;
}

/** Fetched only when a prompt will be shown, so other pages do not carry these texts. */
export async function GET(_request: Request, {params}: Context) {
  const {region, locale, suggested} = await params;
  const market = parseMarket(region, locale);
  if (!market || !isRegion(suggested)) return Response.json({err: {code: "not_found"}}, {status: 404});
  const flag = suggested === "int" ? null : FLAGS[suggested];
  // Words change with a release only.
  return Response.json({...(await promptWords(market, suggested)), flag}, {headers: CACHE_ONE_HOUR});
}
