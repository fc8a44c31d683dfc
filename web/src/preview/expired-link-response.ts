import type {MarketParams} from "@gradus/schemas/markets";
import {NO_STORE} from "@/lib/cache-control";
import {getTranslator} from "@/lib/messages/get-translator";

/** Answers 410. `server.ts` puts a finished page in place of the bare one, and that page ends the preview. */
export function expiredLinkResponse(link: MarketParams | null): Response {
  const {region, locale} = link ?? {region: "int", locale: "en"};
  const sentence = getTranslator(locale)("preview.expired");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...NO_STORE,
    "x-gradus-market": `${region}/${locale}`,
  };
  return new Response(`<!doctype html><title>410</title><h1>${sentence}</h1>`, {status: 410, headers});
}
