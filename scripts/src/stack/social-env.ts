import {generateKeyPairSync} from "node:crypto";
import {partnerClient} from "./platform-env.ts";
import type {Settings} from "./settings.ts";

const PROVIDERS = ["google", "apple", "facebook"] as const;

// One key for everything this process starts: the backend signs with it, the identity emulator verifies with it.
let appleKey: string | null = null;

/** The clients the identity emulator knows. Worthless outside this machine, so they are not settings. */
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

/**
 * The backend signs users in at the identity emulator, or at the issuers set in the environment: those pass through
 * untouched.
 */
export function socialEnv(settings: Settings): Record<string, string> {
  if (!settings.hasIdentity) return {};
  const issuers = PROVIDERS.map((name) => [
    `SOCIAL_${name.toUpperCase()}_ISSUER`,
    `${settings.urls.identity}/${name}`,
  ]);
  return {...localClients(), ...Object.fromEntries(issuers)};
}

/** The emulator never runs in production mode, even next to services that are built for production. */
export function identityEnv(settings: Settings): Record<string, string> {
  return {...localClients(), ...partnerClient(settings), NODE_ENV: "development"};
}

function createKey(): string {
  const {privateKey} = generateKeyPairSync("ec", {namedCurve: "P-256"});
  return privateKey.export({format: "der", type: "pkcs8"}).toString("base64");
}
