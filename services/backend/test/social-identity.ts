import {createHash, randomBytes} from "node:crypto";
import {choose, startTestIdentity, type TestIdentity} from "@gradus/identity/test-identity";
import type {SocialClients} from "../src/accounts/social/provider/social-clients.ts";

export {choose, startTestIdentity, type TestIdentity};

/** The backend's settings for an emulator, as the stack provides them. */
export function clientsOf({url, clients}: Pick<TestIdentity, "url" | "clients">): SocialClients {
  return {
    google: {issuer: `${url}/google`, ...clients.google},
    apple: {issuer: `${url}/apple`, ...clients.apple},
    facebook: {issuer: `${url}/facebook`, ...clients.facebook},
  };
}

/** The secrets a page creates and stores before it redirects a user to a provider. */
export function createSecrets() {
  const code_verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const random = () => randomBytes(16).toString("base64url");
  return {code_verifier, nonce: random(), state: random(), challenge};
}
export type Secrets = ReturnType<typeof createSecrets>;

interface Start {
  readonly authorize_url: string;
  readonly nonce_required: boolean;
}

/** The address with the page's own parts added. */
export function completeAddress({authorize_url, nonce_required}: Start, {challenge, nonce, state}: Secrets) {
  const url = new URL(authorize_url);
  url.searchParams.set("code_challenge", challenge);
  if (nonce_required) url.searchParams.set("nonce", nonce);
  url.searchParams.set("state", state);
  return url.href;
}
