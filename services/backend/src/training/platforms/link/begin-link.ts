import {createHash} from "node:crypto";
import type {MarketParams} from "@gradus/schemas/markets";
import {z} from "zod";
import type {Secret} from "../../../core/crypto/secret.ts";
import {AppError} from "../../../core/errors.ts";
import {createOneTimeStore} from "../../../core/one-time/one-time-store.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {isSupportedIn, type PlatformSettings} from "../platform-settings.ts";

const STATE_S = 10 * 60;

export const linkAttempt = z.object({
  user_id: z.string(),
  session_id: z.string(),
  platform: z.string(),
  market: z.object({region: z.string(), locale: z.string()}).nullable(),
});
export type LinkAttempt = z.infer<typeof linkAttempt>;

interface NewLinkAttempt {
  readonly user_id: string;
  readonly session_id: string;
  /** Of the account: not every platform serves every region. */
  readonly region: string;
  /** Market of the page the user comes from and returns to. */
  readonly market: MarketParams | null;
}

type Deps = Pick<PlatformDeps, "db" | "now" | "secret" | "platforms" | "publicUrl">;

/** Where to send a user who connects a platform. The way back works once, for this user in this session. */
export async function beginLink(deps: Deps, platform: string, {region, ...attempt}: NewLinkAttempt) {
  const {settings} = deps.platforms.require(platform);
  requireSupported(settings, region);
  const storedAttempt: LinkAttempt = {...attempt, platform};
  const store = createOneTimeStore(deps.db, deps.now);
  const state = await store.keep(ONE_TIME.state, storedAttempt, STATE_S, attempt.user_id);
  const url = new URL(settings.authorize_url);
  const query = {
    response_type: "code",
    client_id: settings.client_id,
    redirect_uri: redirectUri(deps.publicUrl, platform),
    scope: settings.scopes.join(" "),
    state,
    code_challenge: createHash("sha256").update(verifierOf(deps.secret, state)).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const expires_at = new Date(deps.now().getTime() + STATE_S * 1000).toISOString();
  return {authorize_url: url.href, expires_at};
}

export function requireSupported(settings: PlatformSettings, region: string) {
  if (isSupportedIn(settings, region)) return;
  throw new AppError("platform_denied", "This platform is not offered in the account's region");
}

/** It derives from the state, so that there is nothing to store. */
export function verifierOf(secret: Secret, state: string) {
  return secret.sign("platform-verifier", state);
}

export function redirectUri(publicUrl: string, platform: string) {
  return `${publicUrl}/b/platform/oauth/${platform}/callback`;
}
