const NAME = /^([\w-]+\.)*localhost$/;
const BYTE = "(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])";
const IPV4 = new RegExp(`^127(\\.${BYTE}){3}$`);
/** `::ffff:127.0.0.1`, which is how URLs write it. */
const MAPPED = /^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$/;

/**
 * Whether a host means the machine it is read on: a name or an address as URLs, `Host` headers and sockets spell it.
 * Only what nobody can point elsewhere. `0.0.0.0` does not count: it listens to everybody.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return NAME.test(name) || IPV4.test(name.replace(/^::ffff:/, "")) || name === "::1" || MAPPED.test(name);
}

/** Whether an address leads to the machine it is read on. What is no address leads nowhere. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}
