import {randomUUID} from "node:crypto";
import {setTimeout as pause} from "node:timers/promises";

/** Longer than anything takes to come back. */
const PATIENCE_MS = 90_000;
const BETWEEN_MS = 250;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Asks as our pages do: what got no answer, or one that says to come back, is asked again with the same key. So a person
 * means each thing once, however often it is sent.
 */
export async function askUntilAnswered(
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
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(BETWEEN_MS)) {
    last = await askOnce(url, request);
    if (last && last.status < 500 && last.status !== 429) return last;
  }
  throw new Error(`${method} ${url} got no answer: ${JSON.stringify(last)}`);
}

async function askOnce(url: string, request: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, {...request, signal: AbortSignal.timeout(30_000)});
    return {status: response.status, body: await response.json()};
  } catch {
    return null;
  }
}
