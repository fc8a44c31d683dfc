import "server-only";
import {type CoachProfile, coachProfile} from "@gradus/backend/contract/coaches";
import type {Locale} from "@gradus/schemas/markets";
import {cacheLife} from "next/cache";
import {z} from "zod";
import {noteContentFailure} from "@/content/content-failure";
import {env} from "@/env/server";

const TIMEOUT_MS = 3000;
const reply = z.object({data: coachProfile});

/** What the page of a coach shows, or null when there is no such coach. A directory that does not answer throws. */
export async function getCoach(slug: string, locale: Locale): Promise<CoachProfile | null> {
  "use cache";
  cacheLife({stale: 60, revalidate: 60, expire: 3600});
  const url = new URL(`/b/coaches/${encodeURIComponent(slug)}?locale=${locale}`, env.BACKEND_URL);
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The directory answered ${response.status}`);
    return reply.parse(await response.json()).data;
  } catch (error) {
    noteContentFailure();
    throw error;
  }
}
