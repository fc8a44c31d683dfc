import {isIPv6} from "node:net";
import {isLoopback} from "@gradus/schemas/loopback";
import type {Context} from "hono";
import {type TrustedProxies, visitorAddress} from "../../contract/visitor-address.ts";

export interface ClientAddressDeps {
  /** The other end of the connection. */
  readonly peerAddress: (c: Context) => string;
  readonly trustedProxies: TrustedProxies;
}

/** The caller's address, or null for this machine: our own site without a visitor to name, a developer, a test. */
export function clientAddress(c: Context, {peerAddress, trustedProxies}: ClientAddressDeps): string | null {
  const address = visitorAddress(peerAddress(c), c.req.header("x-forwarded-for"), trustedProxies);
  if (isLoopback(address)) return null;
  return isIPv6(address) ? network64(address) : address;
}

/** One household gets a whole /64, so a limit by single address would be no limit. */
function network64(address: string) {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({length: Math.max(0, 8 - groups.length - rest.length)}, () => "0");
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  return `${all.slice(0, 4).join(":")}::/64`;
}
