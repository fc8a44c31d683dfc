import {createRemoteJWKSet, customFetch, type JWTVerifyGetKey} from "jose";
import {z} from "zod";
import type {Provider} from "../../../contract/social.ts";
import {AppError} from "../../../core/errors.ts";
import {createDiscovery} from "./discover.ts";
import {createProviderClient, type Fetch} from "./provider-client.ts";
import type {SocialPerson, SocialProof, SocialProvider} from "./social-provider.ts";
import {type IdTokenClaims, verifyIdToken} from "./verify-id-token.ts";

const KEYS_TIMEOUT_MS = 5_000;

export interface OpenIdOptions {
  readonly name: Exclude<Provider, "facebook">;
  readonly issuer: string;
  readonly client_id: string;
  readonly secret: () => Promise<string>;
  readonly scope: string;
  readonly redirect_uri: string;
  /** For the address people are sent to. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly now: () => Date;
  readonly fetch: Fetch;
  /** How long an unknown key is not looked up again, so that made-up ones cause no flood of requests. */
  readonly keysCooldownMs: number;
}

const tokenReply = z.object({id_token: z.string()});

export function createOpenIdProvider(options: OpenIdOptions): SocialProvider {
  const {name, issuer, client_id, scope, redirect_uri, now} = options;
  const client = createProviderClient(options.fetch);
  const discover = createDiscovery(issuer, client, now);
  const keys = createKeys(options, async () => (await discover()).jwks_uri);

  async function redeem(proof: Extract<SocialProof, {kind: "code"}>) {
    const {token_endpoint} = await discover();
    const {code, code_verifier} = proof;
    const form = {code, code_verifier, redirect_uri, client_id, client_secret: await options.secret()};
    const reply = await client.post(token_endpoint, {grant_type: "authorization_code", ...form}, tokenReply);
    if (reply === null) throw new AppError("sign_in_failed", "The provider refused the code");
    return reply.id_token;
  }

  return {
    name,
    client_id,
    scope,
    redirect_uri,
    nonce_required: true,
    async authorizeUrl() {
      const {authorization_endpoint} = await discover();
      const query = {client_id, redirect_uri, response_type: "code", scope, code_challenge_method: "S256"};
      return addQuery(authorization_endpoint, {...query, ...options.parameters});
    },
    async identify(proof) {
      const {nonce} = proof;
      if (nonce === null) throw new AppError("sign_in_failed", "There is no nonce to compare");
      const token = proof.kind === "code" ? await redeem(proof) : proof.id_token;
      const expected = {issuer, client_id, algorithm: "RS256", keys, nonce, now: now()} as const;
      return toPerson(name, await verifyIdToken(token, expected));
    },
  };
}

/** Caches the provider's keys. An unknown key id causes one look-up, then none until the cool-down is over. */
function createKeys({fetch, keysCooldownMs}: OpenIdOptions, findUrl: () => Promise<string>): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | null = null;
  return async (header, token) => {
    keys ??= createRemoteJWKSet(new URL(await findUrl()), {
      [customFetch]: fetch,
      timeoutDuration: KEYS_TIMEOUT_MS,
      cooldownDuration: keysCooldownMs,
    });
    return keys(header, token);
  };
}

function toPerson(provider: Provider, claims: IdTokenClaims): SocialPerson {
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    verified_email: claims.email_verified ? (claims.email ?? null) : null,
    first_name: claims.given_name ?? null,
    last_name: claims.family_name ?? null,
  };
}

export function addQuery(address: string, query: Readonly<Record<string, string>>) {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
