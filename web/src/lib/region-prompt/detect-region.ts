const TIMEOUT_MS = 3000;

/** Asks our endpoint which region the visitor is in. Throws on any failure: status, time-out or shape. */
export async function detectRegion(): Promise<string> {
  const response = await fetch("/api/locale", {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`/api/locale answered ${response.status}`);
  const {region} = await response.json();
  if (typeof region !== "string") throw new Error("/api/locale named no region");
  return region;
}
