import type {Provider} from "../../../contract/social.ts";
import {isOnThisMachine} from "../../../core/this-machine.ts";

export interface SocialClient {
  readonly issuer: string;
  readonly id: string;
  readonly secret: string;
}

export type SocialClients = Readonly<Partial<Record<Provider, SocialClient>>>;

type SocialClientSettings = Readonly<
  Record<`SOCIAL_${"GOOGLE" | "APPLE" | "FACEBOOK"}_ISSUER` | "SITE_URL", string> &
    Partial<Record<`SOCIAL_${"GOOGLE" | "APPLE" | "FACEBOOK"}_${"CLIENT_ID" | "SECRET"}`, string | undefined>>
>;

export function readSocialClients(env: SocialClientSettings): SocialClients {
  const google = readClient(env, "GOOGLE");
  const apple = readClient(env, "APPLE");
  const facebook = readClient(env, "FACEBOOK");
  return {...(google && {google}), ...(apple && {apple}), ...(facebook && {facebook})};
}

function readClient(env: SocialClientSettings, name: "GOOGLE" | "APPLE" | "FACEBOOK"): SocialClient | null {
  const id = env[`SOCIAL_${name}_CLIENT_ID`];
  const secret = env[`SOCIAL_${name}_SECRET`];
  const issuer = env[`SOCIAL_${name}_ISSUER`];
  if (id === undefined && secret === undefined) return null;
  if (id === undefined || secret === undefined) {
    throw new Error(
      `Environment is not usable:\n✖ SOCIAL_${name}_CLIENT_ID and SOCIAL_${name}_SECRET go together`,
    );
  }
  if (!issuer.startsWith("https:") && !isOnThisMachine(env.SITE_URL)) {
    // An emulator signs any caller in as any user: it may serve only a site that others cannot reach.
    throw new Error(
      `Environment is not usable:\n✖ SOCIAL_${name}_ISSUER must be https where SITE_URL is a public address`,
    );
  }
  return {issuer, id, secret};
}
