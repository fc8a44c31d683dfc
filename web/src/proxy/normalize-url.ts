import {subscribe} from "node:diagnostics_channel";

interface RequestStart {
  readonly request: {url?: string};
}

// Addresses of the framework and of our interfaces keep their slashes.
const PAGE_PATH = /^\/+(?!\/|_next\/|api\/|b\/|canyon\/)/;
/** Belongs to no page, so the proxy answers it with the 404 page. */
const NO_PAGE = "/not-found";

/**
 * Makes a request's address one that the framework leaves to the proxy. By itself it would answer repeated slashes
 * with a redirect (and the proxy with a second one) and broken escapes with a 500. Repeated slashes become one
 * trailing slash, which the proxy resolves together with the rest.
 */
export function normalizeUrl(url: string): string {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (/[%.]/.test(path) && !path.split(/[/\\]/).every(isSegment)) return NO_PAGE;
  if (!/[/\\]{2}|\\/.test(path) || !PAGE_PATH.test(path)) return url;
  return `${path.replace(/[/\\]+/g, "/").replace(/\/?$/, "/")}${query}`;
}

/** True for a segment that can be decoded and is not `.` or `..`: browsers resolve dots before they send a request. */
function isSegment(segment: string): boolean {
  try {
    return !/^\.\.?$/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** Applies it to every request of this process. */
export function installUrlNormalizing(): void {
  subscribe("http.server.request.start", (message) => {
    const {request} = message as RequestStart;
    if (request.url) request.url = normalizeUrl(request.url);
  });
}
