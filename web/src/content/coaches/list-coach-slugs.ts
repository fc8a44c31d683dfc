import "server-only";
import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {cacheLife} from "next/cache";
import {readDirectory} from "./read-directory";

const DAY_S = 86_400;

/**
 * Everyone who has a page. Throws while the directory does not answer and nothing is known; what was known lasts a
 * week.
 */
export async function listCoachSlugs(): Promise<string[]> {
  "use cache";
  cacheLife({stale: 300, revalidate: 3600, expire: 7 * DAY_S});
  const slugs: string[] = [];
  let cursor: string | null = null;
  do {
    const {items, next_cursor}: Awaited<ReturnType<typeof readDirectory>> = await readDirectory({
      limit: String(COACH_LIMITS.page.max),
      ...(cursor !== null && {cursor}),
    });
    slugs.push(...items.map(({slug}) => slug));
    cursor = next_cursor;
  } while (cursor !== null);
  return slugs;
}
