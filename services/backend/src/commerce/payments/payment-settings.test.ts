import Stripe from "stripe";
import {expect, it} from "vitest";
import {readEnv} from "../../server/env.ts";
import {createPayments} from "./payment-client.ts";

const SECRET = {STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b"};
const EMULATOR = {STRIPE_API_HOST: "127.0.0.1", STRIPE_API_PORT: "4242", STRIPE_API_PROTOCOL: "http"};
const read = (env: Record<string, string>) => readEnv(env).payments;

it("without a key nothing can be paid, and everything starts", () => {
  expect(read({})).toBeNull();
});

it.each([
  ["local", "http://127.0.0.1:4242", {STRIPE_SECRET_KEY: "sk_test_local_x", ...EMULATOR}],
  ["test", null, {STRIPE_SECRET_KEY: "rk_test_x"}],
  ["live", null, {STRIPE_SECRET_KEY: "sk_live_x", SITE_URL: "https://shop.example"}],
])("mode %s follows from the key and the emulator address", (mode, apiUrl, env) => {
  const settings = read({...SECRET, ...env});
  expect(settings).toMatchObject({mode, apiUrl, webhookSecrets: ["whsec_a", "whsec_b"]});
  expect(settings && createPayments(settings).livemode).toBe(mode === "live");
});

it.each([
  ["live with a stand-in", {STRIPE_SECRET_KEY: "sk_live_x", SITE_URL: "https://s.example", ...EMULATOR}],
  ["live without https", {STRIPE_SECRET_KEY: "sk_live_x", SITE_URL: "http://s.example"}],
  ["a key of another kind", {STRIPE_SECRET_KEY: "pk_test_x"}],
])("a start is refused: %s", (_case, env) => {
  expect(() => read({...SECRET, ...env})).toThrow("Environment is not usable");
});

it("a start is refused without a webhook secret", () => {
  expect(() => read({STRIPE_SECRET_KEY: "sk_test_x"})).toThrow("STRIPE_WEBHOOK_SECRET is needed");
});

it("the version of the API is the one our code was written against: look at both before changing it", () => {
  expect(Stripe.API_VERSION).toBe("2026-10-28.endive");
});
