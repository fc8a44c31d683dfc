import "server-only";
import {env} from "@/env/server";

/** Signs preview cookies. The token that reads drafts is as secret as what it protects; without it there is no preview. */
export function previewSecret(): string | null {
  return env.SANITY_READ_TOKEN ?? null;
}
