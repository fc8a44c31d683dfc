import type {Provider} from "@gradus/backend/contract/social";
import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import type {KeptStorage} from "@/client/session/ports";

const KEY = "gradus.social";

/** What a tab sent to a provider and has to recognise when it is sent back. Secrets of one attempt, used once. */
export interface Errand {
  readonly provider: Provider;
  /** What the provider's word is for: to open an account, or to open this one from now on too. */
  readonly purpose: "signIn" | "link";
  /** Where they stood: the address providers know has no region, so they come back to any. */
  readonly market: MarketParams | null;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
  /** The page someone was going to. */
  readonly next: string | null;
}

export function keepErrand(storage: KeptStorage, errand: Errand): void {
  storage.setItem(KEY, JSON.stringify(errand));
}

/** The same page in the market somebody left from; null when they are there. Does not use the errand up. */
export function addressInMarket(storage: KeptStorage, pathname: string, search: string): string | null {
  const kept = parseErrand(storage.getItem(KEY))?.market;
  const market = kept ? parseMarket(kept.region, kept.locale) : null;
  const [, region, locale, ...rest] = pathname.split("/");
  if (!market || (market.region === region && market.locale === locale)) return null;
  return `/${market.region}/${market.locale}/${rest.join("/")}${search}`;
}

/** The errand someone came back from, once. Null when it is not this tab's: nobody can be made to sign in as another. */
export function takeErrand(storage: KeptStorage, provider: string, state: string | null): Errand | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  const errand = parseErrand(text);
  return errand && errand.provider === provider && errand.state === state ? errand : null;
}

function parseErrand(text: string | null): Errand | null {
  try {
    const errand: Errand | null = JSON.parse(text ?? "null");
    return errand && typeof errand.state === "string" && errand.state !== "" ? errand : null;
  } catch {
    return null;
  }
}

interface Start {
  readonly authorize_url: string;
  readonly nonce_required: boolean;
}

/** The provider's page, with what only this tab knows. */
export function authorizeAddress(start: Start, errand: Errand, challenge: string): string {
  const url = new URL(start.authorize_url);
  url.searchParams.set("state", errand.state);
  if (start.nonce_required) url.searchParams.set("nonce", errand.nonce);
  url.searchParams.set("code_challenge", challenge);
  url.searchParams.set("code_challenge_method", "S256");
  return url.href;
}
