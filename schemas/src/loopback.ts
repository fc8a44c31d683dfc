const LOCALHOST_SUBDOMAINS = /^([\w-]+\.)*(?=localhost$)/;
const BYTE = "(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])";
const IPV4 = new RegExp(`^127(\\.${BYTE}){3}$`);
/** `::ffff:127.0.0.1`, which is how URLs write it. */
const MAPPED = /^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$/;

/**
 * Whether a host, spelled as in URLs and sockets, means the machine it is read on. Accepts only hosts that cannot be
 * pointed elsewhere: a hosts file may lead `db.localhost` anywhere, and `0.0.0.0` listens on every interface.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return (
    name === "localhost" || IPV4.test(name.replace(/^::ffff:/, "")) || name === "::1" || MAPPED.test(name)
  );
}

/**
 * Whether a browser that sends this in `Host` or `Origin` means its own machine: browsers resolve names below
 * `localhost` without a lookup. For hosts that we connect to ourselves, `isLoopback` decides.
 */
export function isBrowserLoopback(host: string): boolean {
  return isLoopback(host.toLowerCase().replace(LOCALHOST_SUBDOMAINS, ""));
}

/** False for an invalid URL. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

/** The same of an address that a browser sent, or that one is sent to. */
export function isBrowserLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isBrowserLoopback(new URL(url).hostname);
}
