import type {SocialSignInBody} from "@gradus/backend/contract/social";
import type {Errand} from "./errand";

type Proof = {readonly code: string} | {readonly handle: string};

export type SocialReturn =
  | {readonly kind: "proof"; readonly state: string | null; readonly proof: Proof}
  | {readonly kind: "cancelled"}
  | {readonly kind: "failed"};

// What the three providers say when someone changed their mind.
const CANCELLED = new Set(["access_denied", "user_cancelled_authorize", "user_denied"]);

/** What the provider sent someone back with. */
export function readReturn(search: string): SocialReturn {
  const query = new URLSearchParams(search);
  const [code, handle, state, error] = ["code", "handle", "state", "error"].map((name) => query.get(name));
  if (error) return {kind: CANCELLED.has(error) ? "cancelled" : "failed"};
  if (code) return {kind: "proof", state: state ?? null, proof: {code}};
  return handle ? {kind: "proof", state: state ?? null, proof: {handle}} : {kind: "failed"};
}

export function signInBodyOf(errand: Errand, proof: Proof): SocialSignInBody {
  const {provider, verifier, redirect_uri, nonce} = errand;
  return {provider, ...proof, code_verifier: verifier, redirect_uri, nonce};
}
