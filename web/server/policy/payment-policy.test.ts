import type {IncomingMessage} from "node:http";
import {describe, expect, it} from "vitest";
import {createContentPolicy} from "./content-policy.ts";

const STAND_IN = "http://127.0.0.1:4242";
const PAYING = "/de/de/checkout?c=chk_1";

function policyOf(paymentsUrl: string | null, isPreview = false) {
  const policy = createContentPolicy({
    siteUrl: "https://gradus.example",
    studioUrl: "https://studio.example",
    contentUrl: "https://lake.example",
    isPreview: () => isPreview,
    paymentsUrl,
    isDevelopment: false,
  });
  return (url: string) => {
    const text = policy({url, headers: {}} as IncomingMessage, {scripts: ["'sha256-a'"], styles: []});
    return Object.fromEntries(
      text.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]),
    );
  };
}

describe.each([
  ["the stand-in", STAND_IN, `${STAND_IN}/js/local.js`, [STAND_IN]],
  [
    "the provider",
    null,
    "https://js.stripe.com",
    ["https://js.stripe.com", "https://checkout.stripe.com", "https://hooks.stripe.com"],
  ],
] as const)("where %s takes the money", (_name, url, script, frames) => {
  const policy = policyOf(url);

  it("the payment page allows the payment script and frame in addition to the site's own, and no others", () => {
    expect(policy(PAYING)["script-src"]).toEqual(["gradus.example/_next/static/", "'sha256-a'", script]);
    expect(policy(PAYING)["frame-src"]).toEqual(frames);
    expect(policy(PAYING)["default-src"]).toEqual(["'none'"]);
    expect(policy(PAYING)["frame-ancestors"]).toEqual(["'none'"]);
  });

  it.each([
    "/de/de",
    "/de/de/cart",
    "/de/de/cart/plain",
    "/de/de/store/pod",
    "/de/de/order-confirmation?session_id=cs_1",
    "/de/de/account/checkout",
    "/de/de/checkouts",
    "/checkout",
    "/de/de/store?back=/de/de/checkout",
  ])("and on no other: %s", (path) => {
    expect(policy(path)["script-src"]).toEqual(["gradus.example/_next/static/", "'sha256-a'"]);
    expect(policy(path)["frame-src"]).toEqual(["'none'"]);
    expect(policy(path)["connect-src"]).toEqual(["'self'"]);
    expect(policy(path)["require-trusted-types-for"]).toEqual(["'script'"]);
  });

  it("forms of the cart may end on its page, those of other pages stay here", () => {
    const checkoutUrl = url ?? "https://checkout.stripe.com";
    for (const path of ["/de/de/cart", "/de/de/cart/plain?said=cancelled", PAYING])
      expect(policy(path)["form-action"]).toEqual(["'self'", checkoutUrl]);
    for (const path of ["/de/de", "/de/de/store/pod", "/de/de/account/cart"])
      expect(policy(path)["form-action"]).toEqual(["'self'"]);
  });
});
