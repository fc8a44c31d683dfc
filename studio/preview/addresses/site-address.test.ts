import {expect, test} from "vitest";
import {inMarket, parseAddress} from "./site-address.ts";

const SITE = "http://localhost:3000";

test.each([
  ["http://localhost:3000/us/en", "/de/de"],
  ["/us/en/store/pod?colour=blue#specs", "/de/de/store/pod?colour=blue#specs"],
  ["/ch/fr/landing/race-by-power/", "/de/de/landing/race-by-power/"],
])("%s keeps its path in another market: %s", (address, moved) => {
  expect(inMarket(parseAddress(address, SITE), {region: "de", locale: "de"})).toBe(moved);
});

test.each(["/", "/us", "/gb/fr/store", "/xx/en", "http://"])("%s belongs to no market", (address) => {
  expect(parseAddress(address, SITE)).toBeNull();
});
