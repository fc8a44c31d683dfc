import {expect, it} from "vitest";
import {proxyList, visitorAddress, withThisMachine} from "./visitor-address.ts";

const VISITOR = "203.0.113.7";
const FORGED = "198.51.100.1";
const PROXIES = proxyList.parse("10.0.0.1, 172.16.0.0/12,2001:db8:f::/48, ::ffff:192.0.2.1");

it.each([
  ["no proxy: what is sent counts for nothing", VISITOR, FORGED, VISITOR],
  ["nor does a list", VISITOR, `${FORGED}, 10.0.0.1`, VISITOR],
  ["one proxy names the visitor", "10.0.0.1", VISITOR, VISITOR],
  ["what the visitor sent before it does not", "10.0.0.1", `${FORGED}, ${VISITOR}`, VISITOR],
  ["two proxies: the first of them names the visitor", "10.0.0.1", `${VISITOR}, 172.20.3.4`, VISITOR],
  ["a forged entry before two proxies", "10.0.0.1", `${FORGED},${VISITOR},172.20.3.4`, VISITOR],
  ["a forged proxy before two proxies", "10.0.0.1", `10.0.0.1, ${VISITOR}, 172.20.3.4`, VISITOR],
  ["a proxy that is the visitor itself", "10.0.0.1", "172.20.3.4", "172.20.3.4"],
  ["a proxy that says nothing is who asks", "10.0.0.1", undefined, "10.0.0.1"],
  ["or no address", "10.0.0.1", `${FORGED}, unknown`, "10.0.0.1"],
  ["a peer in the clothes of the new kind", "::ffff:10.0.0.1", `::FFFF:${VISITOR}`, VISITOR],
  ["a second proxy in them", "10.0.0.1", `${VISITOR}, ::ffff:172.31.255.255`, VISITOR],
  ["a proxy that was named in them", "192.0.2.1", VISITOR, VISITOR],
  ["a proxy of the new kind", "2001:db8:f:1::9", "2001:DB8::1", "2001:DB8::1"],
  ["a neighbour of a range is no proxy", "172.32.0.1", FORGED, "172.32.0.1"],
  ["this machine is none unless it is named", "127.0.0.1", FORGED, "127.0.0.1"],
  ["a connection that is gone has no address", "", FORGED, ""],
])("%s", (_case, peer, forwarded, expected) => {
  expect(visitorAddress(peer, forwarded, PROXIES)).toBe(expected);
});

it("behind the site a backend believes this machine too", () => {
  const proxies = withThisMachine(PROXIES);
  expect(visitorAddress("::ffff:127.0.0.1", VISITOR, proxies)).toBe(VISITOR);
  expect(visitorAddress("::1", `${VISITOR}, 10.0.0.1`, proxies)).toBe(VISITOR);
  expect(visitorAddress(VISITOR, FORGED, proxies)).toBe(VISITOR);
});

it.each([
  "balancer",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/8/8",
  "10.0.0",
  "::1/129",
  "fe80::1%eth0",
  "10.0.0.1:80",
])("%s is refused by name", (entry) => {
  const {success, error} = proxyList.safeParse(`10.0.0.1,${entry}`);
  expect([success, error?.message.includes(entry)]).toEqual([false, true]);
});

it("an empty list trusts no proxy", () => {
  expect(proxyList.parse("").has("127.0.0.1")).toBe(false);
});
