import {randomUUID} from "node:crypto";
import {setTimeout as pause} from "node:timers/promises";

/** Longer than any process takes to restart. */
const TIMEOUT_MS = 90_000;
const INTERVAL_MS = 250;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Retries as the web pages do: a request without a reply, or with a status to try again, is sent again with the same
 * idempotency key. So each action takes effect once, however often it is sent.
 */
export async function requestUntilAnswered(
  url: string,
  method: string,
  {headers = {}, body}: {headers?: Record<string, string>; body?: unknown} = {},
): Promise<Answer> {
  const request = {
    method,
    headers: {"content-type": "application/json", "idempotency-key": randomUUID(), ...headers},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  };
  let last: Answer | null = null;
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await pause(INTERVAL_MS)) {
    last = await requestOnce(url, request);
    if (last && last.status < 500 && last.status !== 429) return last;
  }
  throw new Error(`${method} ${url} got no answer: ${JSON.stringify(last)}`);
}

async function requestOnce(url: string, request: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, {...request, signal: AbortSignal.timeout(30_000)});
    return {status: response.status, body: await response.json()};
  } catch {
    return null;
  }
}
