import "server-only";
import {type CoachesReply, coachesReply} from "@gradus/backend/contract/coaches";
import {z} from "zod";
import {env} from "@/env/server";

const TIMEOUT_MS = 3000;
const reply = z.object({data: coachesReply});

/** Throws while the directory does not answer. */
export async function readDirectory(query: Readonly<Record<string, string>>): Promise<CoachesReply> {
  const url = new URL(`/b/coaches?${new URLSearchParams(query)}`, env.BACKEND_URL);
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`The directory answered ${response.status}`);
  return reply.parse(await response.json()).data;
}
