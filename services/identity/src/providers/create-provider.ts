import {generateKeyPairSync} from "node:crypto";
import {type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider} from "oidc-provider";
import {errorPage} from "../pages/error-page.ts";
import {createAppleSecretCheck} from "./apple-secret.ts";
import {sendUserOnce} from "./apple-user.ts";
import {createMemoryAdapter} from "./memory-adapter.ts";
import {findPerson, type ProviderName} from "./people.ts";
import {PROVIDER_KINDS} from "./provider-kinds.ts";

const HOUR_S = 60 * 60;

export interface ProviderOptions {
  readonly name: ProviderName;
  readonly issuer: string;
  readonly client: {readonly id: string; readonly secret: string};
  readonly redirectUri: string;
  readonly now: () => Date;
}

export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, createConfiguration(options));
  if (options.name === "apple") {
    const isSecret = createAppleSecretCheck(options.client, options.issuer, options.now);
    provider.Client.prototype.compareClientSecret = isSecret;
    sendUserOnce(provider);
  }
  return provider;
}

function createConfiguration({name, client, redirectUri, now}: ProviderOptions): Configuration {
  const kind = PROVIDER_KINDS[name];
  return {
    adapter: createMemoryAdapter(now),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: Object.fromEntries(Object.entries(kind.claims)),
    scopes: Object.keys(kind.claims),
    routes: {...kind.routes, jwks: "/keys"},
    // The original providers put the requested claims into the id token, not only into the user-info response.
    conformIdTokenClaims: false,
    pkce: {required: () => true},
    clientBasedCORS: () => false,
    features: {
      devInteractions: {enabled: false},
      dPoP: {enabled: false},
      rpInitiatedLogout: {enabled: false},
    },
    cookies: {names: {session: `${name}_session`, interaction: `${name}_choice`, resume: `${name}_resume`}},
    jwks: {keys: [createSigningKey()]},
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: 600,
      Session: 600,
    },
    interactions: {
      policy: [selectAccountPrompt()],
      url: (_ctx, {uid}) => `/${name}/choose/${uid}`,
    },
    findAccount: (ctx, subject) => {
      const person = findPerson(name, subject);
      if (person === null) return undefined;
      const clientId = ctx.oidc.client?.clientId ?? client.id;
      return {accountId: subject, claims: () => ({sub: subject, ...kind.toClaims(person, clientId)})};
    },
    loadExistingGrant: grantRequestedScopes,
    renderError: async (ctx, {error, error_description: detail}) => {
      ctx.type = "html";
      ctx.body = String(await errorPage({error, detail: detail ?? null}));
    },
  };
}

/** Picking a person is signing in and consenting in one. */
function selectAccountPrompt() {
  const {Check, Prompt} = interactionPolicy;
  const isAnswered = (ctx: KoaContextWithOIDC) => ctx.oidc.session?.accountId !== undefined;
  const check = new Check("nobody_chosen", "Nobody was chosen yet", (ctx) => !isAnswered(ctx));
  return new Prompt({name: "select_account", requestable: true}, check);
}

async function grantRequestedScopes({oidc}: KoaContextWithOIDC) {
  const {client, session, params} = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new oidc.provider.Grant({clientId: client.clientId, accountId: session.accountId});
  grant.addOIDCScope(String(params?.scope ?? ""));
  await grant.save();
  return grant;
}

/** New at every start: a client that caches keys must notice an unknown one and fetch them again. */
function createSigningKey() {
  const {privateKey} = generateKeyPairSync("rsa", {modulusLength: 2048});
  return {...privateKey.export({format: "jwk"}), kty: "RSA", use: "sig", alg: "RS256"};
}
