import {listMarkets} from "@gradus/schemas/markets";
import {env} from "@/env/server";
import {siteOrigin} from "@/lib/site-origin";

const PRIVATE = [
  "/cart",
  "/checkout",
  "/order-confirmation",
  "/account",
  "/powercenter",
  "/shared",
  "/admin",
  "/sign-in",
  "/sign-up",
];

export function GET() {
  const lines =
    env.SITE_NOINDEX === "1"
      ? ["User-agent: *", "Disallow: /"]
      : ["User-agent: *", "Disallow: /api/", ...privatePaths(), `Sitemap: ${siteOrigin()}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {headers: {"content-type": "text/plain"}});
}

function privatePaths(): string[] {
  return listMarkets().flatMap(({region, locale}) =>
    PRIVATE.map((path) => `Disallow: /${region}/${locale}${path}`),
  );
}
