import {type Head, headerOf, withHeaders} from "./answer.ts";

const LONGEST_S = 60;
const SHARED_AGE = /s-maxage=(\d+)(?:,\s*stale-while-revalidate=\d+)?/;

/**
 * The framework announces to caches in front of us how long a page may live as of the day it was rendered, and does not
 * count down. A cache would then hold yesterday's terms past midnight, so a shared copy lives a minute at most, and
 * never beyond the next date in the content.
 */
export function capSharedAge<Any extends Head>(answer: Any, secondsLeft: () => number): Any {
  const cacheControl = headerOf(answer, "cache-control");
  const [, age] = SHARED_AGE.exec(cacheControl) ?? [];
  if (age === undefined) return answer;
  const seconds = Math.max(0, Math.min(Number(age), LONGEST_S, Math.floor(secondsLeft())));
  return withHeaders(answer, {
    "cache-control": cacheControl.replace(SHARED_AGE, `public, s-maxage=${seconds}`),
  });
}
