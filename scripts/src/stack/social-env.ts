import {generateKeyPairSync} from "node:crypto";
import {partnerClient} from "./platform-env.ts";
import type {Settings} from "./settings.ts";

const PROVIDERS = ["google", "apple", "facebook"] as const;

// One key for everything this process starts: the backend signs with it, the stand-in checks.
let appleKey: string | null = null;

/** The clients the stand-in knows. Worthless outside this machine, so they are no settings. */
function localClients(): Record<string, string> {
  appleKey ??= createKey();
  return {
    SOCIAL_GOOGLE_CLIENT_ID: "gradus-google",
    SOCIAL_GOOGLE_SECRET: "local-google-secret",
    SOCIAL_APPLE_CLIENT_ID: "gradus-apple",
    SOCIAL_APPLE_SECRET: `LOCALTEAM1:LOCALKEY01:${appleKey}`,
    SOCIAL_FACEBOOK_CLIENT_ID: "gradus-facebook",
    SOCIAL_FACEBOOK_SECRET: "local-facebook-secret",
  };
}

/** The backend signs people in at the stand-in, or where the environment says: that passes through untouched. */
export function socialEnv(settings: Settings): Record<string, string> {
  if (!settings.hasIdentity) return {};
  const issuers = PROVIDERS.map((name) => [
    `SOCIAL_${name.toUpperCase()}_ISSUER`,
    `${settings.urls.identity}/${name}`,
  ]);
  return {...localClients(), ...Object.fromEntries(issuers)};
}

/** The stand-in is never in production, even when what it stands beside is built as if it were. */
export function identityEnv(settings: Settings): Record<string, string> {
  return {...localClients(), ...partnerClient(settings), NODE_ENV: "development"};
}

function createKey(): string {
  const {privateKey} = generateKeyPairSync("ec", {namedCurve: "P-256"});
  return privateKey.export({format: "der", type: "pkcs8"}).toString("base64");
}
