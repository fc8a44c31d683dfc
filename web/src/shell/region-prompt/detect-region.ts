const TIMEOUT_MS = 3000;

/** Queries our endpoint for the visitor's region; null when it is unknown. Throws on any failure. */
export async function detectRegion(): Promise<string | null> {
  const response = await fetch("/api/locale", {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`/api/locale answered ${response.status}`);
  const {region} = await response.json();
  if (region !== null && typeof region !== "string") throw new Error("/api/locale named no region");
  return region;
}
