import {describe, expect, it} from "vitest";
import {isForThisMachine, publishedSecretRefusals} from "./published-secrets.ts";

const HERE = {HOST: "127.0.0.1", SITE_URL: "http://localhost:3000"};
const ELSEWHERE = [
  {...HERE, HOST: "0.0.0.0"},
  {...HERE, HOST: "::"},
  {...HERE, SITE_URL: "https://gradus.example"},
  // A hosts file may lead such a name anywhere.
  {...HERE, SITE_URL: "http://gradus.localhost"},
];

describe.each(ELSEWHERE)("$HOST for $SITE_URL", (addresses) => {
  it("is not for this machine alone", () => {
    expect([isForThisMachine(addresses), isForThisMachine(HERE)]).toEqual([false, true]);
  });

  it.each([
    ["a token", {SANITY_READ_TOKEN: "local-viewer-token"}],
    ["a key of the payment provider", {STRIPE_SECRET_KEY: "sk_test_local_gradus"}],
    ["one of a list", {STRIPE_WEBHOOK_SECRET: ["whsec_own", "whsec_local_gradus"]}],
    ["one of a list in one text", {AUTH_KEK: "own, local-kek"}],
    ["one below a name of its own", {PLATFORMS: {suunto: {client_secret: "local-partner-secret"}}}],
    ["one of a list of objects", {LAKE_WEBHOOKS: [{id: "site", secret: "local-webhook-secret"}]}],
  ])("refuses %s, and names it", (_case, value) => {
    const [name = ""] = Object.keys(value);
    expect(publishedSecretRefusals({...addresses, ...value})).toEqual([
      expect.stringContaining(`${name} is`),
    ]);
    expect(publishedSecretRefusals({...HERE, ...value})).toEqual([]);
  });

  it("refuses no secret of its own, and nothing that is none", () => {
    const own = {SANITY_READ_TOKEN: "skOwn", STRIPE_SECRET_KEY: "sk_test_own", DATA_DIR: "local-data"};
    expect(publishedSecretRefusals({...addresses, ...own, SANITY_SEAL_TOKEN: undefined})).toEqual([]);
  });
});
