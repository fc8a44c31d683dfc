import type {Provider} from "../../../contract/social.ts";
import {AppError} from "../../../core/errors.ts";
import {createAppleSecret} from "./apple-secret.ts";
import {createFacebookProvider} from "./facebook-provider.ts";
import {createOpenIdProvider} from "./open-id-provider.ts";
import type {Fetch} from "./provider-client.ts";
import type {SocialClient, SocialClients} from "./social-clients.ts";
import type {SocialProvider} from "./social-provider.ts";

const KEYS_COOLDOWN_MS = 30_000;

export interface SocialProvidersDeps {
  readonly clients: SocialClients;
  readonly siteUrl: string;
  /** Apple posts its answer to the server. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly fetch?: Fetch;
  readonly keysCooldownMs?: number;
}

export type SocialProviders = ReturnType<typeof createSocialProviders>;

/** Only settings distinguish a real provider from an emulator. */
export function createSocialProviders(deps: SocialProvidersDeps) {
  const {google, apple, facebook} = deps.clients;
  const providers: Readonly<Record<Provider, SocialProvider | null>> = {
    google: google ? createGoogle(deps, google) : null,
    apple: apple ? createApple(deps, apple) : null,
    facebook: facebook ? createFacebook(deps, facebook) : null,
  };
  return {
    isOn: (name: Provider) => providers[name] !== null,

    require(name: Provider): SocialProvider {
      const provider = providers[name];
      if (provider) return provider;
      throw new AppError("platform_unavailable", `Signing in with ${name} is off`);
    },
  };
}

function createGoogle(deps: SocialProvidersDeps, {issuer, id, secret}: SocialClient) {
  return createOpenIdProvider({
    ...shared(deps),
    name: "google",
    issuer,
    client_id: id,
    secret: async () => secret,
    scope: "openid email profile",
    redirect_uri: returnPage(deps, "google"),
    parameters: {prompt: "select_account"},
  });
}

function createApple(deps: SocialProvidersDeps, {issuer, id, secret}: SocialClient) {
  return createOpenIdProvider({
    ...shared(deps),
    name: "apple",
    issuer,
    client_id: id,
    secret: createAppleSecret({issuer, client_id: id, key: secret, now: deps.now}),
    scope: "openid name email",
    redirect_uri: `${deps.publicUrl}/b/user/signin/apple/return`,
    // Apple requires this mode as soon as the scope includes a name or an address.
    parameters: {response_mode: "form_post"},
  });
}

function createFacebook(deps: SocialProvidersDeps, {issuer, id, secret}: SocialClient) {
  const redirect_uri = returnPage(deps, "facebook");
  return createFacebookProvider({...shared(deps), issuer, client_id: id, secret, redirect_uri});
}

function shared({now, fetch: fetchImpl = fetch, keysCooldownMs = KEYS_COOLDOWN_MS}: SocialProvidersDeps) {
  return {now, fetch: fetchImpl, keysCooldownMs};
}

/** One address for each provider, without a region: exactly this one is registered there. */
export function returnPath(provider: Provider) {
  return `/sign-in/callback/${provider}`;
}

function returnPage({siteUrl}: SocialProvidersDeps, provider: Provider) {
  return `${siteUrl}${returnPath(provider)}`;
}
