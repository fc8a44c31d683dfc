import {createHash, randomBytes} from "node:crypto";

/** What a link or code derives from, with a key that is not beside it. */
export function newNonce() {
  return randomBytes(16).toString("base64url");
}

/** Rows are looked up by this digest, so the time a comparison takes reveals nothing about a token. */
export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
