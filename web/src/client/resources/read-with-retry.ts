import type {Reply} from "../session/reply";

/** The longest pause a page waits by itself; a longer one is reported to the user. */
const PAUSE_MAX_S = 3;
const MAX_ATTEMPTS = 5;

const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, 1000 * seconds));

/**
 * Repeats a read that the server rate-limited for a moment: several tabs together may request more at once than it
 * handles for one account. The pause is randomized, so that tabs that were refused together do not retry together.
 */
export async function readWithRetry<T>(
  read: () => Promise<Reply<T>>,
  wait: (seconds: number) => Promise<void> = sleep,
): Promise<Reply<T>> {
  for (let left = MAX_ATTEMPTS - 1; ; left--) {
    const reply = await read();
    const pause = pauseAfter(reply);
    if (pause === null || left === 0) return reply;
    await wait(pause * (1 + Math.random() / 2));
  }
}

function pauseAfter({err}: Reply<unknown>): number | null {
  if (err?.code !== "rate_limited") return null;
  const seconds = Number(err.params?.retry_after ?? Number.POSITIVE_INFINITY);
  return seconds <= PAUSE_MAX_S ? seconds : null;
}
