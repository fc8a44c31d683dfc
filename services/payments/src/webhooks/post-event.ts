const TIMEOUT_MS = 10_000;

/** Resolves to the status of the response, or to null without one. */
export async function postEvent(url: string, body: string, signature: string): Promise<number | null> {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signature,
    "user-agent": "Stripe/1.0 (local stand-in)",
  };
  const answer = fetch(url, {method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS)});
  return answer.then(
    ({status}) => status,
    () => null,
  );
}
