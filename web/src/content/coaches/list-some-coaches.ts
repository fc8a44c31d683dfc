import "server-only";
import type {Coach} from "@gradus/backend/contract/coaches";
import type {Locale} from "@gradus/schemas/markets";
import {cacheLife} from "next/cache";
import {now} from "@/lib/time/now";
import {readDirectory} from "./read-directory";

interface Choice {
  readonly locale: Locale;
  readonly count: number;
  /** Random is another order each day, and the same for everyone within it. */
  readonly order: "random" | "az";
}

const DAY_MS = 86_400_000;

/** A few coaches to show on another page, or none while the directory does not answer. */
export async function listSomeCoaches({locale, count, order}: Choice): Promise<Coach[]> {
  "use cache";
  const seed = String(Math.floor(now().getTime() / DAY_MS));
  try {
    const {items} = await readDirectory({
      locale,
      limit: String(count),
      ...(order === "random" && {sort: "random", seed}),
    });
    cacheLife({stale: 300, revalidate: 3600, expire: 86_400});
    return items;
  } catch (error) {
    console.error("The coach directory is unavailable:", error);
    cacheLife({stale: 30, revalidate: 5, expire: 301});
    return [];
  }
}
