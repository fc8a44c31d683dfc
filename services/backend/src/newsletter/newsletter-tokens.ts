import {randomBytes} from "node:crypto";
import type {Secret} from "../core/crypto/secret.ts";
import {newNonce} from "../core/crypto/token.ts";

export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;

/**
 * The tokens of the links in a mail. They derive from an id or nonce and the key, so the mail can be written again at any
 * time, while what the database holds is worth nothing alone.
 */
export function createNewsletterTokens(secret: Secret) {
  return {
    newId: () => `nws_${randomBytes(12).toString("base64url")}`,
    newNonce,
    confirm: (nonce: string) => secret.sign("newsletter-confirm", nonce),
    unsubscribe: (id: string) => secret.sign("newsletter-unsubscribe", id),
  };
}
