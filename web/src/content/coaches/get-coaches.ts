import "server-only";
import {type CoachesReply, coachesReply} from "@gradus/backend/contract/coaches";
import type {Locale} from "@gradus/schemas/markets";
import {cacheLife} from "next/cache";
import {z} from "zod";
import {env} from "@/env/server";

const TIMEOUT_MS = 3000;
const reply = z.object({data: coachesReply});

/** The first page of the directory, A to Z, or null while it does not answer: browsers then ask for themselves. */
export async function getCoaches(locale: Locale): Promise<CoachesReply | null> {
  "use cache";
  try {
    const url = new URL(`/b/coaches?locale=${locale}`, env.BACKEND_URL);
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (!response.ok) throw new Error(`The directory answered ${response.status}`);
    cacheLife({stale: 60, revalidate: 60, expire: 3600});
    return reply.parse(await response.json()).data;
  } catch (error) {
    console.error("The coach directory is unavailable:", error);
    cacheLife({stale: 30, revalidate: 5, expire: 301});
    return null;
  }
}
