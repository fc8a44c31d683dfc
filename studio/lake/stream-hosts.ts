const STREAM = /\/data\/(?:listen|live)\//;
const HOSTS = 200;

/**
 * Gives each event stream to the local lake a host name of its own.
 *
 * A browser opens at most six HTTP/1.1 connections per host name, and the Studio keeps six to eight streams open
 * for one document: without this, the form of a second document never loads. Every name below `localhost` resolves
 * to this machine. The hosted service uses HTTP/2 and does not need this.
 */
export function spreadStreams(apiHost: string): void {
  // The worker that extracts the schema has a window without fetch.
  if (typeof window === "undefined" || typeof window.fetch !== "function") return;
  const fetchOnce = window.fetch.bind(window);
  const {host} = new URL(apiHost);
  let next = 0;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isStream(url, host)) return fetchOnce(input, init);
    const spread = url.replace("://", `://s${next++ % HOSTS}.`);
    return fetchOnce(input instanceof Request ? new Request(spread, input) : spread, init);
  };
}

function isStream(url: string, host: string): boolean {
  if (!STREAM.test(url) || !URL.canParse(url)) return false;
  const name = new URL(url).host;
  return name === host || name.endsWith(`.${host}`);
}
