import {env} from "@/env/server";
import {NO_STORE} from "@/lib/cache-control";
import {fetchRegion} from "@/proxy/fetch-region";
import {visitorCountry} from "@/proxy/visitor-country";

const TIMEOUT_MS = 2000;

/**
 * Returns the region the visitor seems to be in; null if it is unknown, so that no visitor is redirected on a guess.
 */
export async function GET(request: Request) {
  const isDevelopment = env.NODE_ENV === "development";
  const country = visitorCountry(request, {header: env.COUNTRY_HEADER, isDevelopment});
  if (country === null) return Response.json({region: null}, {headers: NO_STORE});
  try {
    const region = await fetchRegion(country, {backendUrl: env.BACKEND_URL, timeoutMs: TIMEOUT_MS});
    return Response.json({region}, {headers: NO_STORE});
  } catch (error) {
    console.error("The visitor's region could not be detected", error);
    return Response.json({err: {code: "unavailable"}}, {status: 502, headers: NO_STORE});
  }
}
