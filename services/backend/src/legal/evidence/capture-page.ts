import {createHash} from "node:crypto";

export interface PageOfVersion {
  readonly locale: string;
  readonly address: string;
}

export interface CapturedPage extends PageOfVersion {
  /** Where redirects led, when it was somewhere else. */
  readonly finalAddress: string | null;
  readonly fetchedAt: string;
  readonly status: number | null;
  /** Of the answer's bytes, as they were received. */
  readonly sha256: string | null;
  readonly note: string | null;
  readonly body: Uint8Array | null;
}

const TIMEOUT_MS = 10_000;

/** Fetches a page like a visitor without cookies. Never throws: an unreachable site is a finding as well. */
export async function capturePage(page: PageOfVersion, now: () => Date): Promise<CapturedPage> {
  const fetchedAt = now().toISOString();
  try {
    const response = await fetch(page.address, {
      // A connection kept from earlier may be closed already, which would look like a site that is away.
      headers: {connection: "close"},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return {
      ...page,
      finalAddress: response.url === page.address ? null : response.url,
      fetchedAt,
      status: response.status,
      sha256: `sha256:${createHash("sha256").update(body).digest("hex")}`,
      note: response.ok ? null : `The site answered ${response.status}, so this is not the version's page.`,
      body,
    };
  } catch (error) {
    const nothing = {finalAddress: null, status: null, sha256: null, body: null};
    return {...page, ...nothing, fetchedAt, note: `The site could not be reached: ${reasonOf(error)}.`};
  }
}

/** The innermost cause is the most specific: the request itself reports only that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason was given";
  if (error.name === "TimeoutError") return `no complete answer within ${TIMEOUT_MS / 1000} seconds`;
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return "code" in error && typeof error.code === "string"
    ? `${error.message} (${error.code})`
    : error.message;
}
