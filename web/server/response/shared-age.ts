import type {ServerResponse} from "node:http";

const LONGEST_S = 60;
const SHARED_AGE = /s-maxage=(\d+)(?:,\s*stale-while-revalidate=\d+)?/;

/**
 * The framework tells caches in front of us how long a page may live as of the day it was made, and does not count
 * down. A cache would then hold yesterday's terms past midnight, so a shared copy lives a minute at most, and never
 * beyond the next date in the content.
 */
export function capSharedAge(res: ServerResponse, secondsLeft: () => number): void {
  const set = res.setHeader;
  res.setHeader = (name, value) => {
    const isAge = name.toLowerCase() === "cache-control" && typeof value === "string";
    return set.call(res, name, isAge ? value.replace(SHARED_AGE, (_all, age) => cap(age)) : value);
  };
  const cap = (age: string) => {
    const seconds = Math.max(0, Math.min(Number(age), LONGEST_S, Math.floor(secondsLeft())));
    return `public, s-maxage=${seconds}`;
  };
}
