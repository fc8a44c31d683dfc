import {createHash, randomBytes} from "node:crypto";
import type {Secret} from "../core/crypto/secret.ts";

export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;

/**
 * The tokens of the links in a mail. They derive from an id or nonce and the key, so the mail can be written again at any
 * time, while what the database holds is worth nothing alone.
 */
export function createNewsletterTokens(secret: Secret) {
  return {
    newId: () => `nws_${randomBytes(12).toString("base64url")}`,
    newNonce: () => randomBytes(16).toString("base64url"),
    confirm: (nonce: string) => secret.sign("newsletter-confirm", nonce),
    unsubscribe: (id: string) => secret.sign("newsletter-unsubscribe", id),
  };
}

/** Rows are found by this, so how long a comparison takes tells nothing about a token. */
export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
