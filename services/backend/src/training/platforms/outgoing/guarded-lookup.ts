import {lookup as systemLookup} from "node:dns";
import type {LookupFunction} from "node:net";
import {isPrivateAddress} from "./private-address.ts";

export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * Resolves a name for a connection, and refuses what leads inside. The connection uses the very addresses that were
 * looked at, so a name that changes its mind in between wins nothing.
 */
export function guardedLookup(lookup: LookupFunction = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, {...options, all: true}, (error, addresses) => {
      if (error) return done(error, []);
      const found = Array.isArray(addresses) ? addresses : [];
      const [first] = found;
      if (!first || found.some(({address}) => isPrivateAddress(address))) {
        return done(new PrivateAddressError(`${hostname} leads to a private address`), []);
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
