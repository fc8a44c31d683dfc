import {subscribe} from "node:diagnostics_channel";

interface RequestStart {
  readonly request: {url?: string};
}

// Addresses of the framework and of our interfaces are left as they are.
const PAGE_PATH = /^\/+(?!\/|_next\/|api\/|b\/|canyon\/)/;

/**
 * Turns repeated slashes into one trailing slash before the framework sees them. It would answer them with a redirect
 * of its own, and the proxy with a second one; a trailing slash is the proxy's to resolve together with the rest.
 */
export function collapseSlashes(url: string): string {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!/[/\\]{2}|\\/.test(path) || !PAGE_PATH.test(path)) return url;
  return `${path.replace(/[/\\]+/g, "/").replace(/\/?$/, "/")}${query}`;
}

/** Applies it to every request of this process. */
export function installSlashCollapsing(): void {
  subscribe("http.server.request.start", (message) => {
    const {request} = message as RequestStart;
    if (request.url) request.url = collapseSlashes(request.url);
  });
}
