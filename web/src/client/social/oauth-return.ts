import type {OAuthAttempt} from "./oauth-attempt";

export type Proof = {readonly code: string} | {readonly handle: string};

export type OAuthReturn = {readonly state: string | null} & (
  | {readonly kind: "proof"; readonly proof: Proof}
  | {readonly kind: "cancelled" | "failed"}
);

// The codes with which the three providers report that the user cancelled.
const CANCELLED = new Set(["access_denied", "user_cancelled_authorize", "user_denied"]);

export function readOAuthReturn(search: string): OAuthReturn {
  const query = new URLSearchParams(search);
  const [code, handle, error] = ["code", "handle", "error"].map((name) => query.get(name));
  const state = query.get("state");
  if (error) return {kind: CANCELLED.has(error) ? "cancelled" : "failed", state};
  if (code) return {kind: "proof", state, proof: {code}};
  return handle ? {kind: "proof", state, proof: {handle}} : {kind: "failed", state};
}

export function proofOf({verifier, redirect_uri, nonce}: OAuthAttempt, proof: Proof) {
  return {...proof, code_verifier: verifier, redirect_uri, nonce};
}
