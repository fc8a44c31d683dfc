import {expect, test} from "vitest";
import {followRedirects, type Redirect} from "./redirects.ts";

const redirect = (from: string, to: string, permanent = true): Redirect => ({from, to, permanent});

test("an address without a redirect has no target", () => {
  expect(followRedirects("/buy", [redirect("/old", "/store")])).toBeNull();
});

test("a chain of redirects resolves to its last address", () => {
  const chain = [redirect("/a", "/b"), redirect("/b", "/c?from=b"), redirect("/c", "/store#pods")];
  expect(followRedirects("/a", chain)).toEqual({
    kind: "arrives",
    to: "/store#pods",
    isPermanent: true,
    hops: ["/a", "/b", "/c"],
  });
});

test("search engines forget the first address only when every part of the way is for good", () => {
  const chain = [redirect("/a", "/b"), redirect("/b", "/c", false)];
  expect(followRedirects("/a", chain)).toMatchObject({isPermanent: false});
});

test.each([
  ["to itself", [redirect("/a", "/a")], ["/a", "/a"]],
  ["to itself with a query", [redirect("/a", "/a?x=1")], ["/a", "/a"]],
  ["back and forth", [redirect("/a", "/b"), redirect("/b", "/a")], ["/a", "/b", "/a"]],
  [
    "into a circle",
    [redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/b")],
    ["/a", "/b", "/c", "/b"],
  ],
])("a redirect %s is reported as endless", (_case, redirects, hops) => {
  expect(followRedirects("/a", redirects)).toEqual({kind: "circles", hops});
});
