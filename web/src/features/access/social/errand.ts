import type {Provider} from "@gradus/backend/contract/social";
import type {KeptStorage} from "@/lib/session/ports";

const KEY = "gradus.social";

/** What a tab sent to a provider and has to recognise when it is sent back. Secrets of one attempt, used once. */
export interface Errand {
  readonly provider: Provider;
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
