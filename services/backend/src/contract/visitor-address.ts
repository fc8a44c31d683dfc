import {BlockList, isIP} from "node:net";
import {isLoopback} from "@gradus/schemas/loopback";
import {z} from "zod";

// Held alike by the site and by the backend behind it, so that both mean the same visitor.

/** Whose `x-forwarded-for` is believed. */
export type TrustedProxies = Pick<ReadonlySet<string>, "has">;

/** Addresses and ranges such as `10.0.0.0/8`, comma-separated. */
export const proxyList = z
  .string()
  .transform((list) => list.split(",").flatMap((each) => each.trim() || []))
  .superRefine((entries, context) => {
    for (const entry of entries.filter((each) => readRange(each) === null))
      context.addIssue({
        code: "custom",
        message: `"${entry}" is neither an address nor a range of addresses`,
      });
  })
  .transform(createProxies);

/** Trusts this machine in addition to the given proxies: the site calls the backend from it. */
export function withThisMachine(proxies: TrustedProxies): TrustedProxies {
  return {has: (address) => isLoopback(address) || proxies.has(address)};
}

/**
 * The address of the caller: the other end of the connection, or the address that a trusted proxy names. Each proxy
 * appends the address it received the request from, so the list is read from its end, for as long as one of our proxies
 * wrote the entry; any client can send the entries before it.
 */
export function visitorAddress(peer: string, forwarded: string | undefined, proxies: TrustedProxies): string {
  const entries = forwarded?.split(",").map((each) => unmapped(each.trim())) ?? [];
  let address = unmapped(peer);
  while (proxies.has(address)) {
    const next = entries.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** An address of the old kind in the clothes of the new is itself. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: "ipv4" | "ipv6";
}

function readRange(entry: string): Range | null {
  const [addressText = "", width, ...rest] = entry.split("/");
  const address = unmapped(addressText);
  const version = isIP(address);
  if (version === 0 || address.includes("%") || rest.length > 0) return null;
  const most = version === 4 ? 32 : 128;
  const mappedBits = address === addressText ? 0 : 96;
  const bits = width === undefined ? most : Number(/^\d{1,3}$/.test(width) ? width : Number.NaN) - mappedBits;
  if (!(bits >= 0 && bits <= most)) return null;
  return {address, bits, family: version === 4 ? "ipv4" : "ipv6"};
}

function createProxies(entries: readonly string[]): TrustedProxies {
  const known = new BlockList();
  for (const range of entries.map(readRange)) {
    if (range) known.addSubnet(range.address, range.bits, range.family);
  }
  return {
    has(address) {
      const version = isIP(address);
      return version !== 0 && known.check(address, version === 4 ? "ipv4" : "ipv6");
    },
  };
}
