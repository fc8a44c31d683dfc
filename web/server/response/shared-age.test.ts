import {expect, it} from "vitest";
import {capSharedAge} from "./shared-age.ts";

function capped(value: string, secondsLeft: number): unknown {
  const head = {status: 200, headers: {"cache-control": value}};
  return capSharedAge(head, () => secondsLeft).headers["cache-control"];
}

it.each([
  ["a page that may live for hours lives a minute", "s-maxage=3600, stale-while-revalidate=82800", 9999, 60],
  ["one that may live shorter keeps that", "s-maxage=20", 9999, 20],
  ["none lives past the next date in the content", "s-maxage=3600, stale-while-revalidate=1", 12.7, 12],
  ["nor when that date is now", "s-maxage=3600", -1, 0],
])("%s", (_case, value, left, expected) => {
  expect(capped(value, left)).toBe(`public, s-maxage=${expected}`);
});

it.each(["no-store", "private, no-cache", "public, max-age=31536000, immutable"])("%s stays", (value) => {
  expect(capped(value, 10)).toBe(value);
});

it("an answer without cache headers stays without them", () => {
  const head = {status: 200, headers: {etag: "a"}};
  expect(capSharedAge(head, () => 10)).toBe(head);
});
