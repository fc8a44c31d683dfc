import "server-only";
import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import type {Locale} from "@gradus/schemas/markets";
import {cacheLife} from "next/cache";
import {readDirectory} from "./read-directory";

/** All coaches with a page, and what each states about themselves. Empty while the directory does not answer. */
export async function listCoaches(locale: Locale) {
  "use cache";
  try {
    const coaches = await readAll(locale);
    cacheLife({stale: 60, revalidate: 60, expire: 3600});
    return coaches;
  } catch (error) {
    console.error("The coach directory is unavailable:", error);
    cacheLife({stale: 30, revalidate: 5, expire: 301});
    return [];
  }
}

interface CoachSummary {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly headline_locale: Locale;
}

async function readAll(locale: Locale): Promise<CoachSummary[]> {
  const coaches: CoachSummary[] = [];
  let cursor: string | null = null;
  do {
    const {items, next_cursor}: Awaited<ReturnType<typeof readDirectory>> = await readDirectory({
      locale,
      limit: String(COACH_LIMITS.page.max),
      ...(cursor !== null && {cursor}),
    });
    coaches.push(
      ...items.map(({slug, name, headline, headline_locale}) => ({slug, name, headline, headline_locale})),
    );
    cursor = next_cursor;
  } while (cursor !== null);
  return coaches;
}
