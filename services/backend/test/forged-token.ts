import {decodeJwt, decodeProtectedHeader, importPKCS8, SignJWT} from "jose";
import {signing_key} from "../src/accounts/account/tables.ts";
import {createKeyRing, unwrap} from "../src/core/crypto/key-ring.ts";
import type {Db} from "../src/core/db/db.ts";

export const WRAPPING_SECRET = "the key that wraps others, in tests";

/** A token like ours in everything but what the test changes, signed with our own key. */
export async function forgeToken(db: Db, token: string, header: object, claims: object) {
  const rows = await db.select().from(signing_key);
  const row = rows.find(({state}) => state === "current");
  const key = await importPKCS8(
    unwrap(createKeyRing([WRAPPING_SECRET]), row?.kid ?? "", row?.private_enc ?? ""),
    "EdDSA",
  );
  return new SignJWT({...decodeJwt(token), ...claims})
    .setProtectedHeader({...decodeProtectedHeader(token), alg: "EdDSA", ...header})
    .sign(key);
}

/** The bearer staff get who look at someone's account. */
export function supportToken(db: Db, token: string) {
  return forgeToken(db, token, {}, {act: {sub: "usr_staff"}, scp: "read"});
}
