import {brand} from "@gradus/schemas/brand";
import {formatLocale, parseMarket} from "@gradus/schemas/markets";
import type {NextRequest} from "next/server";
import {getTranslations} from "next-intl/server";
import {CACHE_ONE_HOUR} from "@/lib/cache-control";
import {marketPath} from "@/lib/market-path";

const ICONS = [
  {size: 192, purpose: "any"},
  {size: 512, purpose: "any"},
  {size: 512, purpose: "maskable"},
] as const;

/** `?region&locale`: what a device has to know to keep PowerCenter on its home screen. It opens on today. */
export async function GET({nextUrl}: NextRequest) {
  const read = (name: string) => nextUrl.searchParams.get(name) ?? "";
  const market = parseMarket(read("region"), read("locale"));
  if (!market) return new Response("Unknown region or language", {status: 404});
  const t = await getTranslations({locale: market.locale});
  const start = marketPath(market, "/powercenter");
  const manifest = {
    id: "/powercenter",
    name: `${brand.name} ${t("powercenter.title")}`,
    short_name: brand.name,
    lang: formatLocale(market),
    start_url: `${start}/today`,
    scope: start,
    display: "standalone",
    background_color: "#1f4fa8",
    theme_color: "#1f4fa8",
    icons: ICONS.map(({size, purpose}) => ({
      src: `/api/manifest/icon?size=${size}&purpose=${purpose}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  const headers = {"content-type": "application/manifest+json", ...CACHE_ONE_HOUR};
  return new Response(JSON.stringify(manifest), {headers});
}
