const STREAM_OR_PROBE = /\/(?:data\/(?:listen|live)|check)\//;
const PAUSE_MS = 1000;

/**
 * Retries reads of the content API while it is out of reach, instead of giving up after five seconds. The Studio treats
 * a failed read as its own fault, and replaces the form the editor is typing in with an error page. Before the first
 * answer no read is retried: a Studio that cannot start should report it.
 */
export function retryReads(apiHost: string): void {
  // The worker that extracts the schema has a window without fetch.
  if (typeof window === "undefined" || typeof window.fetch !== "function") return;
  const fetchOnce = window.fetch.bind(window);
  const {host} = new URL(apiHost);
  let hasAnswered = false;
  window.fetch = async (input, init) => {
    const isPatient = isRead(input, init) && isOfHost(urlOf(input), host);
    for (;;) {
      try {
        const response = await fetchOnce(input, init);
        hasAnswered ||= isPatient;
        return response;
      } catch (error) {
        const isWanted = !(init?.signal ?? null)?.aborted;
        if (!(isPatient && hasAnswered && isWanted && error instanceof TypeError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
}

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** What is written is sent again by the Studio itself, and its streams have to know that they were cut off. */
function isRead(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const method = input instanceof Request ? input.method : (init?.method ?? "GET");
  return method.toUpperCase() === "GET" && !STREAM_OR_PROBE.test(urlOf(input));
}

function isOfHost(url: string, host: string): boolean {
  if (!URL.canParse(url)) return false;
  const name = new URL(url).host;
  return name === host || name.endsWith(`.${host}`);
}
