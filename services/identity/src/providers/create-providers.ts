import type {Provider} from "oidc-provider";
import type {AppDeps} from "../config/deps.ts";
import {createProvider} from "./create-provider.ts";
import {PROVIDER_NAMES, type ProviderName} from "./people.ts";

export type Providers = Readonly<Record<ProviderName, Provider>>;

/** The addresses each of them sends people back to: registered exactly, one each, as with the originals. */
export function createProviders({url, clients, siteUrl, backendPublicUrl, now}: AppDeps): Providers {
  const create = (name: ProviderName) =>
    createProvider({
      name,
      issuer: `${url}/${name}`,
      client: clients[name],
      redirectUri:
        name === "apple"
          ? `${backendPublicUrl}/b/user/signin/apple/return`
          : `${siteUrl}/sign-in/callback/${name}`,
      now,
    });
  return {google: create("google"), apple: create("apple"), facebook: create("facebook")};
}

export const isProviderName = (name: string): name is ProviderName =>
  PROVIDER_NAMES.some((known) => known === name);
