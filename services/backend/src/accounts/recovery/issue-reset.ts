import type {Secret} from "../../core/crypto/secret.ts";
import {hashToken, newNonce} from "../../core/crypto/token.ts";
import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {createOneTimeRepository} from "../../core/one-time/one-time-repository.ts";
import {createAccountTokens} from "../account/account-links.ts";
import {type AccountRow, createAccountRepository} from "../account/account-repository.ts";
import {lockAccount} from "../account/lock-account.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {accountReset} from "./mails/account-reset.ts";

const VALID_MS = 60 * 60 * 1000;

type Owner = Pick<AccountRow, "id" | "email" | "locale" | "region">;

/** Sends a link that sets a password once, within the hour. A newer one replaces it, as does any new password. */
export async function issueReset(tx: Db, {now, secret}: {now: () => Date; secret: Secret}, owner: Owner) {
  const at = now();
  const nonce = newNonce();
  // The lock serializes requests: of two at the same moment, neither would see the other's token to replace it.
  await lockAccount(tx, owner.id);
  await createOneTimeRepository(tx).issue({
    hash: hashToken(createAccountTokens(secret).reset(nonce)),
    kind: ONE_TIME.reset,
    user_id: owner.id,
    data: {},
    created_at: at,
    expires_at: new Date(at.getTime() + VALID_MS),
  });
  const providers = await createAccountRepository(tx).listProviders(owner.id);
  await enqueueMail(tx, accountReset, {
    dedupe: `account-reset.${nonce}`,
    locale: owner.locale,
    to: owner.email,
    payload: {nonce, region: owner.region, providers: providers.join(",")},
    at,
  });
}
