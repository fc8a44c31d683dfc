import type {MarketParams} from "@gradus/schemas/markets";
import {getTranslations} from "next-intl/server";
import {NO_STORE} from "@/lib/cache-control";

/** Answers 410. `server.ts` puts a finished page in place of the bare one, and that page ends the preview. */
export async function expiredLinkResponse(link: MarketParams | null): Promise<Response> {
  const {region, locale} = link ?? {region: "int", locale: "en"};
  const t = await getTranslations({locale});
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...NO_STORE,
    "x-gradus-market": `${region}/${locale}`,
  };
  return new Response(`<!doctype html><title>410</title><h1>${t("preview.expired")}</h1>`, {
    status: 410,
    headers,
  });
}
