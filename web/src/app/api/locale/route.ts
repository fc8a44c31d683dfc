import {env} from "@/env/server";
import {askRegion} from "@/proxy/ask-region";
import {visitorCountry} from "@/proxy/visitor-country";

const TIMEOUT_MS = 2000;
const HEADERS = {"cache-control": "no-store"};

/** The region the visitor seems to be in; null when nothing tells, so that nobody is sent elsewhere on a guess. */
export async function GET(request: Request) {
  const isDevelopment = env.NODE_ENV === "development";
  const country = visitorCountry(request, {header: env.COUNTRY_HEADER, isDevelopment});
  if (country === null) return Response.json({region: null}, {headers: HEADERS});
  try {
    const region = await askRegion(country, {backendUrl: env.BACKEND_URL, timeoutMs: TIMEOUT_MS});
    return Response.json({region}, {headers: HEADERS});
  } catch (error) {
    console.error("The visitor's region could not be detected", error);
    return Response.json({err: {code: "unavailable"}}, {status: 502, headers: HEADERS});
  }
}
