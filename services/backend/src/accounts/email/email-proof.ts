import {z} from "zod";
import type {Secret} from "../../core/crypto/secret.ts";
import {hashToken, newNonce} from "../../core/crypto/token.ts";
import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import type {Email} from "../../core/mail/parse-email.ts";
import {createOneTimeRepository} from "../../core/one-time/one-time-repository.ts";
import {createAccountTokens} from "../account/account-links.ts";
import type {AccountRow} from "../account/account-repository.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import {accountVerify} from "./mails/account-verify.ts";

const VALID_MS = 10 * 60 * 1000;

export const proofData = z.object({address: z.string(), norm: z.string(), code_mac: z.string()});

interface Deps {
  readonly now: () => Date;
  readonly secret: Secret;
}

type Owner = Pick<AccountRow, "id" | "locale" | "region">;

/** Bound to the account: the same digits prove nothing for another one. */
export function codeMac(secret: Secret, user: string, code: string) {
  return secret.sign("email-code-check", `${user} ${code}`);
}

/** Call it with the transaction that makes the proof necessary. */
export async function sendEmailProof(tx: Db, {now, secret}: Deps, owner: Owner, {address, norm}: Email) {
  const at = now();
  const nonce = newNonce();
  const tokens = createAccountTokens(secret);
  const code_mac = codeMac(secret, owner.id, tokens.verifyCode(nonce));
  await createOneTimeRepository(tx).issue({
    hash: hashToken(tokens.verify(nonce)),
    kind: ONE_TIME.emailCode,
    user_id: owner.id,
    data: {address, norm, code_mac} satisfies z.infer<typeof proofData>,
    created_at: at,
    expires_at: new Date(at.getTime() + VALID_MS),
  });
  await enqueueMail(tx, accountVerify, {
    dedupe: `account-verify.${nonce}`,
    locale: owner.locale,
    to: address,
    payload: {nonce, region: owner.region},
    at,
  });
}
