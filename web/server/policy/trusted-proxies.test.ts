import {expect, it} from "vitest";
import {readTrustedProxies} from "./trusted-proxies.ts";

const read = (SITE_URL: string, TRUSTED_PROXIES?: string) => readTrustedProxies({SITE_URL, TRUSTED_PROXIES});

it.each([
  ["a site of this machine has visitors from here", "http://localhost:3000", undefined, false],
  ["one that is reached elsewhere has proxies here", "https://gradus.example", undefined, true],
  ["unless others are named", "https://gradus.example", "10.0.0.1", false],
  ["a proxy on this machine may be named too", "http://localhost:3000", "127.0.0.1", true],
])("%s", (_case, siteUrl, list, expected) => {
  expect(read(siteUrl, list).has("127.0.0.1")).toBe(expected);
});

it("the start names the variable and the entry that are not usable", () => {
  expect(() => read("https://gradus.example", "10.0.0.1, balancer")).toThrow(/TRUSTED_PROXIES.*balancer/s);
});
