import "server-only";
import {cacheLife} from "next/cache";
import {now} from "@/lib/time/now";

const DAY_S = 86_400;

/** The last day search engines may show a price without asking again: the end of next year, so pages stay the same. */
export async function getPriceValidUntil(): Promise<string> {
  "use cache";
  cacheLife({stale: 300, revalidate: DAY_S, expire: 365 * DAY_S});
  return `${now().getUTCFullYear() + 1}-12-31`;
}
