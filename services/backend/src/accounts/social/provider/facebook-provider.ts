import {createHmac} from "node:crypto";
import {z} from "zod";
import {AppError} from "../../../core/errors.ts";
import {addQuery} from "./open-id-provider.ts";
import {createProviderClient, type Fetch} from "./provider-client.ts";
import type {SocialProof, SocialProvider} from "./social-provider.ts";

const SCOPE = "email public_profile";
const ORIGINAL = "https://www.facebook.com";

export interface FacebookOptions {
  readonly issuer: string;
  readonly client_id: string;
  readonly secret: string;
  readonly redirect_uri: string;
  readonly now: () => Date;
  readonly fetch: Fetch;
}

const tokenReply = z.object({access_token: z.string().min(1)});
const inspection = z.object({
  data: z.object({
    app_id: z.coerce.string().optional(),
    is_valid: z.boolean(),
    user_id: z.string().optional(),
    /** Seconds; 0 is never. */
    expires_at: z.number().default(0),
  }),
});
const userInfo = z.object({
  id: z.string().min(1),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** No signed token here: the access token is inspected, and must be ours, valid, and of the person it describes. */
export function createFacebookProvider(options: FacebookOptions): SocialProvider {
  const {issuer, client_id, secret, redirect_uri, now} = options;
  const client = createProviderClient(options.fetch);
  const graph = issuer === ORIGINAL ? "https://graph.facebook.com" : issuer;

  async function redeem(proof: SocialProof) {
    if (proof.kind !== "code") throw new AppError("sign_in_failed", "This provider has no id tokens");
    const {code, code_verifier} = proof;
    const form = {code, code_verifier, redirect_uri, client_id, client_secret: secret};
    const reply = await client.post(
      `${graph}/oauth/access_token`,
      {grant_type: "authorization_code", ...form},
      tokenReply,
    );
    if (reply === null) throw new AppError("sign_in_failed", "The provider refused the code");
    return reply.access_token;
  }

  async function inspect(token: string) {
    const query = {input_token: token, access_token: `${client_id}|${secret}`};
    const {data} = await client.get(new URL(addQuery(`${graph}/debug_token`, query)), inspection);
    const isLive = data.expires_at === 0 || data.expires_at * 1000 > now().getTime();
    if (data.is_valid && data.app_id === client_id && isLive && data.user_id) return data.user_id;
    throw new AppError("sign_in_failed", "The token was made for another app, or is over");
  }

  return {
    name: "facebook",
    client_id,
    scope: SCOPE,
    redirect_uri,
    nonce_required: false,
    authorizeUrl: async () =>
      addQuery(`${issuer}/dialog/oauth`, {
        client_id,
        redirect_uri,
        response_type: "code",
        scope: SCOPE,
        code_challenge_method: "S256",
      }),
    async identify(proof) {
      const access_token = await redeem(proof);
      const subject = await inspect(access_token);
      const appsecret_proof = createHmac("sha256", secret).update(access_token).digest("hex");
      const query = {fields: "id,first_name,last_name", access_token, appsecret_proof};
      const info = await client.get(new URL(addQuery(`${graph}/me`, query)), userInfo);
      if (info.id !== subject) throw new AppError("sign_in_failed", "The token describes somebody else");
      const names = {first_name: info.first_name ?? null, last_name: info.last_name ?? null};
      // Facebook never reports whether an address is verified, so none is used.
      return {provider: "facebook", issuer, subject, verified_email: null, ...names};
    },
  };
}
