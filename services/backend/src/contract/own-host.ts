import type {IncomingMessage} from "node:http";
import {isBrowserLoopback, isLoopback} from "@gradus/schemas/loopback";

// Held alike by the site and by the backend behind it. Names types of the server only, so it weighs nothing elsewhere.

export type IsOwnHost = (request: IncomingMessage) => boolean;

/**
 * Third parties may point any DNS name at this server, so a name counts only when it is one of the server's own
 * addresses. The address a connection arrived at counts too, as probes and visitors of the same network use it. A
 * server with a loopback address of its own accepts every loopback name, at every port; any other accepts them only
 * from the same machine, such as from a proxy that passes no name on.
 */
export function createHostCheck(addresses: readonly string[]): IsOwnHost {
  const own = addresses.map((address) => new URL(address));
  const isHere = own.some(({hostname}) => isBrowserLoopback(hostname));
  return ({headers, socket}) => {
    const named = parseHost(headers.host);
    if (named === null) return false;
    const {hostname} = named;
    if (isBrowserLoopback(hostname)) return isHere || isLoopback(socket.remoteAddress ?? "");
    return hostname === addressOf(socket.localAddress) || own.some((url) => isSame(url, named));
  };
}

/** Address at which this server reaches itself: it may listen on all interfaces. */
export function ownAddress(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}

function addressOf(local = ""): string {
  return local.includes(".") ? local.replace(/^::ffff:/i, "") : `[${local}]`;
}

/** A request for a path of this server, rather than for the address of some other one. */
export function namesPath({url = ""}: IncomingMessage): boolean {
  return url.startsWith("/");
}

function parseHost(host: string | undefined): URL | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host ?? "")) return null;
  return URL.parse(`http://${host}`);
}

/** A name without a port means the one of its own scheme. */
function isSame({protocol, hostname, port}: URL, named: URL): boolean {
  const requestUrl = new URL(`${protocol}//${named.host}`);
  return requestUrl.hostname === hostname && requestUrl.port === port;
}
