import {linkIdentityBody, socialSignInBody} from "@gradus/backend/contract/social";
import {describe, expect, it} from "vitest";
import {memoryStorage} from "@/client/session/kept-storage";
import {addressInMarket, authorizeAddress, type Errand, keepErrand, takeErrand} from "./errand";
import {challengeOf, randomText} from "./pkce";
import {proofOf, readReturn} from "./social-return";

const ERRAND: Errand = {
  ...{purpose: "signIn", market: {region: "de", locale: "de"}},
  ...{provider: "google", state: "state-1", nonce: randomText(16), verifier: randomText(48)},
  ...{redirect_uri: "https://site.test/sign-in/callback/google", next: "/de/de/account"},
};

it("the challenge is the one of the standard's own example", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
});

describe("coming back", () => {
  it("works once, for the provider and the state this tab sent", () => {
    const storage = memoryStorage();
    keepErrand(storage, ERRAND);
    expect(takeErrand(storage, "google", "state-1")).toEqual(ERRAND);
    expect(takeErrand(storage, "google", "state-1")).toBeNull();
  });

  it.each([
    ["another state", "google", "state-2"],
    ["no state", "google", null],
    ["another provider", "apple", "state-1"],
  ])("with %s is nobody's, and spends the errand", (_case, provider, state) => {
    const storage = memoryStorage();
    keepErrand(storage, ERRAND);
    expect(takeErrand(storage, provider, state)).toBeNull();
    expect(takeErrand(storage, "google", "state-1")).toBeNull();
  });

  it("without an errand is nobody's", () => {
    expect(takeErrand(memoryStorage(), "google", null)).toBeNull();
  });

  it.each([
    ["?code=c&state=s", {kind: "proof", state: "s", proof: {code: "c"}}],
    ["?handle=h&state=s", {kind: "proof", state: "s", proof: {handle: "h"}}],
    ["?error=access_denied&state=s", {kind: "cancelled", state: "s"}],
    ["?error=user_cancelled_authorize", {kind: "cancelled", state: null}],
    ["?error=server_error&state=s", {kind: "failed", state: "s"}],
    ["?state=s", {kind: "failed", state: "s"}],
    ["", {kind: "failed", state: null}],
  ])("%s", (search, expected) => {
    expect(readReturn(search)).toEqual(expected);
  });
});

describe("the market somebody left from", () => {
  const back = (errand: unknown, path: string) => {
    const storage = memoryStorage();
    storage.setItem("gradus.social", JSON.stringify(errand));
    const address = addressInMarket(storage, path, "?code=c&state=state-1");
    // Looking does not use it up.
    expect(addressInMarket(storage, path, "?code=c&state=state-1")).toBe(address);
    return address;
  };

  it("is where they are led back to, with what the provider sent them with", () => {
    expect(back(ERRAND, "/int/en/sign-in/callback/google")).toBe(
      "/de/de/sign-in/callback/google?code=c&state=state-1",
    );
    expect(back(ERRAND, "/de/de/sign-in/callback/google")).toBeNull();
  });

  it.each([
    ["one that does not exist", {...ERRAND, market: {region: "de", locale: "xx"}}],
    ["another site", {...ERRAND, market: {region: "/evil.test", locale: "de"}}],
    ["none", {...ERRAND, market: null}],
    ["nobody's", null],
  ])("%s changes nothing", (_case, errand) => {
    expect(back(errand, "/int/en/sign-in/callback/google")).toBeNull();
  });
});

it("what is sent is what the contract takes, to sign in and to link", () => {
  for (const proof of [{code: "c"}, {handle: "h"}]) {
    const body = proofOf(ERRAND, proof);
    expect(socialSignInBody.safeParse({provider: "google", ...body}).success).toBe(true);
    expect(linkIdentityBody.safeParse(body).success).toBe(true);
  }
});

it("the provider's address carries what only this tab knows, and keeps what the server put there", () => {
  const start = {
    authorize_url: "https://provider.test/auth?client_id=web&scope=openid",
    nonce_required: true,
  };
  const {searchParams} = new URL(authorizeAddress(start, ERRAND, "challenge"));
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{client_id: "web", scope: "openid", state: "state-1", nonce: ERRAND.nonce},
    ...{code_challenge: "challenge", code_challenge_method: "S256"},
  });
});
