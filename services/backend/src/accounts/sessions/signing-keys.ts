import {type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8} from "jose";
import {publicJwk} from "../../contract/session.ts";
import {type KeyRing, unwrap, wrap} from "../../core/crypto/key-ring.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {createSigningKeyRepository, type SigningKeyRow} from "./signing-key-repository.ts";

export const SIGNING_ALG = "EdDSA";
const CACHE_MS = 60_000;
/** Made-up key ids must not become a query each. */
const REREAD_MS = 5_000;

export interface SigningKeyDeps {
  readonly db: Db;
  readonly kek: KeyRing;
  readonly now: () => Date;
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** The keys of access tokens, remembered for a minute; the first one is made when it is first needed. */
export function createSigningKeys(deps: SigningKeyDeps) {
  const {kek, now} = deps;
  let known: {readonly rows: readonly SigningKeyRow[]; readonly at: number} | null = null;
  const imported = new Map<string, Promise<CryptoKey | Uint8Array>>();

  async function rows(olderThanMs: number) {
    const at = now().getTime();
    if (known && at - known.at < olderThanMs && at >= known.at) return known.rows;
    known = {rows: await listOrCreate(deps), at};
    return known.rows;
  }

  function remember(name: string, load: () => Promise<CryptoKey | Uint8Array>) {
    const found = imported.get(name) ?? load();
    imported.set(name, found);
    return found;
  }

  return {
    async signer() {
      const current = (await rows(CACHE_MS)).find(({state}) => state === "current");
      if (!current?.private_enc) throw new Error("There is no key to sign with");
      const {kid, private_enc} = current;
      return {
        kid,
        key: await remember(`private ${kid}`, () => importPKCS8(unwrap(kek, kid, private_enc), SIGNING_ALG)),
      };
    },

    /** The public half by its id, or null. A key another process has just made is looked for once more. */
    async verifier(kid: string) {
      const find = (list: readonly SigningKeyRow[]) => list.find((row) => row.kid === kid);
      const row = find(await rows(CACHE_MS)) ?? find(await rows(REREAD_MS));
      return row ? remember(kid, () => importJWK(row.public_jwk, SIGNING_ALG)) : null;
    },

    /** For everyone who checks tokens: what signs now, what will, and what did until a moment ago. */
    async jwks() {
      return {keys: (await rows(CACHE_MS)).map(({public_jwk}) => public_jwk)};
    },
  };
}

async function listOrCreate({db, kek, now}: SigningKeyDeps) {
  const repository = createSigningKeyRepository(db);
  const rows = await repository.list();
  if (rows.some(({state}) => state === "current")) return rows;
  await repository.publish(await generateSigningKey(kek, "current", now()));
  return repository.list();
}

export async function generateSigningKey(kek: KeyRing, state: "next" | "current", since: Date) {
  const {publicKey, privateKey} = await generateKeyPair(SIGNING_ALG, {extractable: true});
  const kid = newId("key");
  return {
    kid,
    alg: SIGNING_ALG,
    public_jwk: publicJwk.parse({...(await exportJWK(publicKey)), kid, alg: SIGNING_ALG, use: "sig"}),
    private_enc: wrap(kek, kid, await exportPKCS8(privateKey)),
    state,
    since,
  };
}
