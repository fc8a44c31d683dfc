import {expect, it} from "vitest";
import {parseNextPath} from "./next-path";
import {signInAddress} from "./sign-in-address";

it.each(["/de/de/store", "/de/de", "/us/en/store/pod?clip=blue#box", "/int/es/cart"])(
  "%s is a page of this site",
  (next) => {
    expect(parseNextPath(next)).toBe(next);
  },
);

it.each([
  ["nothing", null],
  ["empty", ""],
  ["another site", "https://evil.test/us/en/store"],
  ["another site without its scheme", "//evil.test/us/en/store"],
  ["another site behind a backslash", "/\\evil.test"],
  ["a backslash anywhere", "/us/en\\store"],
  ["another site behind a tab", "/\t/evil.test"],
  ["another site behind a line break", "/\n/evil.test"],
  ["a double slash further on", "/us/en//evil.test"],
  ["dots that lead out", "/us/en/../../../evil"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "us/en/store"],
  ["a name and password", "/@evil.test"],
  ["an unknown region", "/xx/en/store"],
  ["a language the region does not speak", "/gb/de/store"],
  ["an unknown page", "/us/en/nowhere"],
  ["the backend", "/b/token/revoke"],
  ["the sign-in page itself", "/us/en/sign-in?next=/us/en/sign-in"],
  ["a step of signing up", "/us/en/sign-up/name"],
])("%s is refused", (_case, next) => {
  expect(parseNextPath(next)).toBeNull();
});

it("the way back survives the way to sign-in", () => {
  const address = "/de/de/store/pod?clip=blue&side=left#box";
  const query = new URL(signInAddress(address) ?? "", "http://site.test").searchParams;
  expect(parseNextPath(query.get("next"))).toBe(address);
});
