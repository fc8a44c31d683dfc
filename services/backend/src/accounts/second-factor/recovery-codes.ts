import type {Secret} from "../../core/crypto/secret.ts";
import {newId} from "../../core/db/new-id.ts";

const COUNT = 10;
const HALF = 5;

/** Ten codes such as `3f8kq-w2m9t`, of 50 random bits each. */
export function newRecoveryCodes() {
  return Array.from({length: COUNT}, () => {
    const letters = newId("").slice(1);
    return `${letters.slice(0, HALF)}-${letters.slice(HALF, 2 * HALF)}`;
  });
}

/** However it was typed. Bound to the account, and worth nothing to who has the database only. */
export function recoveryHash(secret: Secret, user: string, code: string) {
  return secret.sign("recovery-code", `${user} ${code.toLowerCase().replaceAll(/[\s-]/g, "")}`);
}
