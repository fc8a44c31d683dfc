import {expect, it} from "vitest";
import {withQuery} from "./with-query";

it.each([
  ["/store", "?utm_source=mail&x=%2F", "/store?utm_source=mail&x=%2F"],
  ["/store#box", "?a=1", "/store?a=1#box"],
  ["/store?clip=blue#box", "?clip=red&a=1&a=2", "/store?clip=blue&a=1&a=2#box"],
  ["/store?a=1", "?a=1", "/store?a=1"],
  ["/store", "", "/store"],
  ["/store", "?", "/store"],
  ["/store", "?_rsc=1x2y", "/store"],
  ["/store", "?flag&b=", "/store?flag&b="],
])("%s with %s is %s", (address, search, whole) => {
  expect(withQuery(address, search)).toBe(whole);
});
