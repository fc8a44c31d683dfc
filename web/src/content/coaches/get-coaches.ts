import "server-only";
import type {CoachesReply} from "@gradus/backend/contract/coaches";
import type {Locale} from "@gradus/schemas/markets";
import {cacheLife} from "next/cache";
import {readDirectory} from "./read-directory";

/** The first page of the directory, A to Z; null while it does not respond: the browser then queries it itself. */
export async function getCoaches(locale: Locale): Promise<CoachesReply | null> {
  "use cache";
  try {
    const reply = await readDirectory({locale});
    cacheLife({stale: 60, revalidate: 60, expire: 3600});
    return reply;
  } catch (error) {
    console.error("The coach directory is unavailable:", error);
    cacheLife({stale: 30, revalidate: 5, expire: 301});
    return null;
  }
}
