import type {Provider} from "@gradus/backend/contract/social";
import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import type {SafeStorage} from "@/client/session/ports";

const KEY = "gradus.social";

/** What a tab sent to a provider and has to recognise when it is sent back. Secrets of one attempt, used once. */
export interface OAuthAttempt {
  readonly provider: Provider;
  /** What the provider's word is for: to open an account, to make one, or to open this one from now on too. */
  readonly purpose: "signIn" | "signUp" | "link";
  /** Where the attempt began: the address that providers know has no region, so they may return to any. */
  readonly market: MarketParams | null;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
  /** The page someone was going to. */
  readonly next: string | null;
}

export function saveOAuthAttempt(storage: SafeStorage, attempt: OAuthAttempt): void {
  storage.setItem(KEY, JSON.stringify(attempt));
}

/** The same page in the market the attempt began in; null when already there. Does not consume the attempt. */
export function addressInMarket(storage: SafeStorage, pathname: string, search: string): string | null {
  const storedMarket = parseOAuthAttempt(storage.getItem(KEY))?.market;
  const market = storedMarket ? parseMarket(storedMarket.region, storedMarket.locale) : null;
  const [, region, locale, ...rest] = pathname.split("/");
  if (!market || (market.region === region && market.locale === locale)) return null;
  return `/${market.region}/${market.locale}/${rest.join("/")}${search}`;
}

/**
 * Returns and removes the attempt from which a provider sends the visitor back. Null when it was not started in this
 * tab, so that no visitor can be made to sign in as another user.
 */
export function takeOAuthAttempt(
  storage: SafeStorage,
  provider: string,
  state: string | null,
): OAuthAttempt | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  const attempt = parseOAuthAttempt(text);
  return attempt && attempt.provider === provider && attempt.state === state ? attempt : null;
}

function parseOAuthAttempt(text: string | null): OAuthAttempt | null {
  try {
    const attempt: OAuthAttempt | null = JSON.parse(text ?? "null");
    return attempt && typeof attempt.state === "string" && attempt.state !== "" ? attempt : null;
  } catch {
    return null;
  }
}

interface Start {
  readonly authorize_url: string;
  readonly nonce_required: boolean;
}

export function authorizationUrl(start: Start, attempt: OAuthAttempt, challenge: string): string {
  const url = new URL(start.authorize_url);
  url.searchParams.set("state", attempt.state);
  if (start.nonce_required) url.searchParams.set("nonce", attempt.nonce);
  url.searchParams.set("code_challenge", challenge);
  url.searchParams.set("code_challenge_method", "S256");
  return url.href;
}
