import {linkIdentityBody, socialSignInBody} from "@gradus/backend/contract/social";
import {describe, expect, it} from "vitest";
import {memoryStorage} from "@/client/session/safe-storage";
import {
  addressInMarket,
  authorizationUrl,
  type OAuthAttempt,
  saveOAuthAttempt,
  takeOAuthAttempt,
} from "./oauth-attempt";
import {proofOf, readOAuthReturn} from "./oauth-return";
import {challengeOf, randomText} from "./pkce";

const ATTEMPT: OAuthAttempt = {
  purpose: "signIn",
  market: {region: "de", locale: "de"},
  provider: "google",
  state: "state-1",
  nonce: randomText(16),
  verifier: randomText(48),
  redirect_uri: "https://site.test/sign-in/callback/google",
  next: "/de/de/account",
};

it("the challenge is the one of the standard's own example", async () => {
  expect(await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
});

describe("coming back", () => {
  it("works once, for the provider and the state this tab sent", () => {
    const storage = memoryStorage();
    saveOAuthAttempt(storage, ATTEMPT);
    expect(takeOAuthAttempt(storage, "google", "state-1")).toEqual(ATTEMPT);
    expect(takeOAuthAttempt(storage, "google", "state-1")).toBeNull();
  });

  it.each([
    ["another state", "google", "state-2"],
    ["no state", "google", null],
    ["another provider", "apple", "state-1"],
  ])("with %s is rejected, and uses up the attempt", (_case, provider, state) => {
    const storage = memoryStorage();
    saveOAuthAttempt(storage, ATTEMPT);
    expect(takeOAuthAttempt(storage, provider, state)).toBeNull();
    expect(takeOAuthAttempt(storage, "google", "state-1")).toBeNull();
  });

  it("without an attempt is rejected", () => {
    expect(takeOAuthAttempt(memoryStorage(), "google", null)).toBeNull();
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
    expect(readOAuthReturn(search)).toEqual(expected);
  });
});

describe("the market the visitor left from", () => {
  const back = (attempt: unknown, path: string) => {
    const storage = memoryStorage();
    storage.setItem("gradus.social", JSON.stringify(attempt));
    const address = addressInMarket(storage, path, "?code=c&state=state-1");
    // Looking does not use it up.
    expect(addressInMarket(storage, path, "?code=c&state=state-1")).toBe(address);
    return address;
  };

  it("is where the visitor is redirected, with the parameters from the provider", () => {
    expect(back(ATTEMPT, "/int/en/sign-in/callback/google")).toBe(
      "/de/de/sign-in/callback/google?code=c&state=state-1",
    );
    expect(back(ATTEMPT, "/de/de/sign-in/callback/google")).toBeNull();
  });

  it.each([
    ["one that does not exist", {...ATTEMPT, market: {region: "de", locale: "xx"}}],
    ["another site", {...ATTEMPT, market: {region: "/evil.test", locale: "de"}}],
    ["none", {...ATTEMPT, market: null}],
    ["nobody's", null],
  ])("%s changes nothing", (_case, attempt) => {
    expect(back(attempt, "/int/en/sign-in/callback/google")).toBeNull();
  });
});

it("what is sent is what the contract takes, to sign in and to link", () => {
  for (const proof of [{code: "c"}, {handle: "h"}]) {
    const body = proofOf(ATTEMPT, proof);
    expect(socialSignInBody.safeParse({provider: "google", ...body}).success).toBe(true);
    expect(linkIdentityBody.safeParse(body).success).toBe(true);
  }
});

it("the provider's address carries the values only this tab knows, and keeps the server's parameters", () => {
  const start = {
    authorize_url: "https://provider.test/auth?client_id=web&scope=openid",
    nonce_required: true,
  };
  const {searchParams} = new URL(authorizationUrl(start, ATTEMPT, "challenge"));
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "web",
    scope: "openid",
    state: "state-1",
    nonce: ATTEMPT.nonce,
    code_challenge: "challenge",
    code_challenge_method: "S256",
  });
});
