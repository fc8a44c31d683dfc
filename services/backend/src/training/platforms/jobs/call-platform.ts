import {AppError} from "../../../core/errors.ts";
import {requireToken} from "../../../core/rate-limit/rate-limit.ts";
import type {LinkKey} from "../link/link-tokens.ts";
import {type Partner, UNAUTHORIZED} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import type {PlatformJobDeps} from "./job-deps.ts";
import {takeAccessToken} from "./take-access-token.ts";

type Call<T> = (access_token: string) => Promise<T | typeof UNAUTHORIZED>;

/** One call on behalf of a user, within the platform's quota. Null when their permission has ended. */
export async function callPlatform<T>(
  deps: PlatformJobDeps,
  partner: Partner,
  key: LinkKey,
  call: Call<T>,
): Promise<T | null> {
  let refused: string | null = null;
  // A token may have been revoked early: the platform is asked once for another.
  for (let tries = 0; tries < 2; tries++) {
    const token: string | null = await takeAccessToken(deps, partner, key, refused);
    if (token === null) return null;
    await requireQuota(deps, partner, key.platform);
    const answer = await call(token);
    if (answer !== UNAUTHORIZED) return answer;
    refused = token;
  }
  throw new PartnerFailure("refused", "The platform turns down a token it has just made");
}

/** The bucket is every process's: the platform counts us as one. */
async function requireQuota({db, now}: PlatformJobDeps, {settings}: Partner, platform: string) {
  const limit = {burst: settings.calls_per_minute, perMinute: settings.calls_per_minute};
  try {
    await requireToken(db, `platform-${platform}`, limit, now());
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new PartnerFailure("quota", "Our own share of the platform's quota is used up", {cause});
  }
}
