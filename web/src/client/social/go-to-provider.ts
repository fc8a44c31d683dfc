import type {Provider} from "@gradus/backend/contract/social";
import {parseMarket} from "@gradus/schemas/markets";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import type {Failure} from "@/client/session/reply";
import {authorizationUrl, type OAuthAttempt, saveOAuthAttempt} from "./oauth-attempt";
import {challengeOf, randomText} from "./pkce";

/**
 * Leaves for a provider with a full page load: a policy belongs to the document it came with. Returns only when that did
 * not work, with the reason.
 */
export async function goToProvider(
  provider: Provider,
  {purpose, next}: Pick<OAuthAttempt, "purpose" | "next">,
): Promise<Failure | null> {
  const reply = await browserSession().callBackend("GET /b/user/signin/{provider}/start", {
    params: {provider},
  });
  if (!reply.ok) return reply.err;
  const [, region = "", locale = ""] = location.pathname.split("/");
  const attempt: OAuthAttempt = {
    provider,
    purpose,
    next,
    market: parseMarket(region, locale),
    state: randomText(32),
    nonce: randomText(32),
    verifier: randomText(48),
    redirect_uri: reply.data.redirect_uri,
  };
  saveOAuthAttempt(browserTabStorage(), attempt);
  location.assign(authorizationUrl(reply.data, attempt, await challengeOf(attempt.verifier)));
  return null;
}
