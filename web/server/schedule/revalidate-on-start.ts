import {type RevalidationTarget, requestRevalidation} from "./request-revalidation.ts";

const RETRY_MS = 2000;

/**
 * Pages built ahead show content of the build. Once content can be reached, they are all made anew on their next
 * visit; until then the built ones are the best there is, and they stay.
 */
export async function revalidateOnStart(contentUrl: string, target: RevalidationTarget): Promise<void> {
  while (!(await isReachable(contentUrl)))
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
  try {
    await requestRevalidation(target, {everything: true});
  } catch (error) {
    console.error("Pages built ahead were not refreshed:", error);
  }
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/ping`, {signal: AbortSignal.timeout(RETRY_MS)});
    return true;
  } catch {
    return false;
  }
}
