import type {IncomingMessage} from "node:http";
import {isBrowserLoopback, isLoopback} from "@gradus/schemas/loopback";

/** Which requests mean this site, by their `Host`. */
export type IsOwnHost = (request: IncomingMessage) => boolean;

/**
 * Others may lead any name here, so a name counts when it is the site's. So does the very address a connection arrived
 * at, as probes and a visitor of the same network spell it. On a machine of its own the site has every name of that
 * machine, at every port; elsewhere such names are for what runs beside it, such as a proxy that names nobody.
 */
export function createHostCheck(siteUrl: string): IsOwnHost {
  const site = new URL(siteUrl);
  const isHere = isBrowserLoopback(site.hostname);
  return ({headers, socket}) => {
    const asked = parseHost(headers.host, site.protocol);
    if (asked === null) return false;
    if (isBrowserLoopback(asked.hostname)) return isHere || isLoopback(socket.remoteAddress ?? "");
    return asked.host === site.host || asked.hostname === addressOf(socket.localAddress);
  };
}

/** Where this server reaches itself: it may listen to everybody. */
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

function parseHost(host: string | undefined, protocol: string): URL | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host ?? "")) return null;
  return URL.parse(`${protocol}//${host}`);
}
