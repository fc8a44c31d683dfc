import {expect, it} from "vitest";
import {readEnv} from "./env.ts";

it("production is refused, with the reason, unless the shop is declared a test shop", () => {
  expect(() => readEnv({NODE_ENV: "production"})).toThrow("bought without money");
  expect(readEnv({NODE_ENV: "production", ALLOW_LOCAL_PAYMENTS: "1"}).port).toBe(4242);
});

it("a real key is refused: it has no business here", () => {
  expect(() => readEnv({STRIPE_SECRET_KEY: ["sk", "live", "x"].join("_")})).toThrow("STRIPE_SECRET_KEY");
});

it("needs no settings, and an empty line in a file is none", () => {
  expect(readEnv({PAYMENTS_PORT: ""})).toMatchObject({
    port: 4242,
    webhookUrl: "http://127.0.0.1:4000/canyon/webhooks/stripe",
  });
});

it("a site on this machine may show the frame by either of its names, another by its own only", () => {
  expect(readEnv({SITE_URL: "http://localhost:3100"}).siteOrigins).toEqual([
    "http://localhost:3100",
    "http://127.0.0.1:3100",
  ]);
  const own = {STRIPE_SECRET_KEY: "sk_test_own", STRIPE_WEBHOOK_SECRET: "whsec_own"};
  expect(readEnv({...own, SITE_URL: "https://gradus.example/us"}).siteOrigins).toEqual([
    "https://gradus.example",
  ]);
});

it("names every unusable setting at once", () => {
  expect(() => readEnv({PAYMENTS_PORT: "70000", SITE_URL: "site"})).toThrow(
    /PAYMENTS_PORT[\s\S]*SITE_URL|SITE_URL[\s\S]*PAYMENTS_PORT/,
  );
});
