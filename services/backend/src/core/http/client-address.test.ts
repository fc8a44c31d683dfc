import {Hono} from "hono";
import {expect, it} from "vitest";
import {clientAddress} from "./client-address.ts";

async function addressOf(peer: string, forwarded?: string) {
  const trustedProxies = new Set(["127.0.0.1", "10.0.0.1"]);
  const app = new Hono().get("/", (c) => c.json(clientAddress(c, {peerAddress: () => peer, trustedProxies})));
  const response = await app.request("/", {headers: forwarded ? {"x-forwarded-for": forwarded} : {}});
  return response.json();
}

it.each([
  ["a stranger is who they are", "203.0.113.7", undefined, "203.0.113.7"],
  ["a stranger cannot claim to be another", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["our proxy names the visitor", "10.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["only our proxy's own entry counts", "10.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["an entry that is no address is ignored", "10.0.0.1", "unknown", "10.0.0.1"],
  ["this machine has no name", "127.0.0.1", undefined, null],
  ["nor has a visitor on it", "::ffff:127.0.0.1", "::1", null],
  ["a household is one visitor", "10.0.0.1", "2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["however it is written", "10.0.0.1", "2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  [
    "a visitor behind our proxy cannot claim this machine",
    "10.0.0.1",
    "127.0.0.1, 203.0.113.7",
    "203.0.113.7",
  ],
  ["an entry with a port is no address", "10.0.0.1", "203.0.113.7:443", "10.0.0.1"],
  ["nor is an empty last one", "10.0.0.1", "203.0.113.7, ", "10.0.0.1"],
  ["nor a range", "10.0.0.1", "203.0.113.0/24", "10.0.0.1"],
  [
    "an address of the old kind stays what it is in the clothes of the new",
    "10.0.0.1",
    "::FFFF:203.0.113.7",
    "203.0.113.7",
  ],
  [
    "an address is itself however its zeros are written",
    "10.0.0.1",
    "2001:db8:1:2:0:0:0:9",
    "2001:db8:1:2::/64",
  ],
  ["and another household is another", "10.0.0.1", "2001:db8::1", "2001:db8:0:0::/64"],
])("%s", async (_case, peer, forwarded, expected) => {
  expect(await addressOf(peer, forwarded)).toBe(expected);
});
