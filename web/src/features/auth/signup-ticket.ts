import type {Provider} from "@gradus/backend/contract/social";
import type {SafeStorage} from "@/client/session/ports";
import type {Failure} from "@/client/session/reply";
import {PROVIDER_IDS} from "@/client/social/providers";
import {createSignUpStore, parseSignUpData} from "./sign-up/sign-up-data";

const KEY = "gradus.signup_ticket";

/** A provider's account without an account of ours can be used to create one: the ticket replaces a password. */
export interface SignupTicket {
  readonly provider: Provider;
  readonly ticket: string;
}

/** Stores the ticket of a refused sign-in, and fills in the provider's data about the person where fields are empty. */
export function saveTicket(storage: SafeStorage, {code, params = {}}: Failure): void {
  const provider = PROVIDER_IDS.find((id) => id === params.provider);
  const {signup_ticket: ticket} = params;
  if (code !== "social_mismatch" || !provider || typeof ticket !== "string") return;
  storage.setItem(KEY, JSON.stringify({provider, ticket} satisfies SignupTicket));
  const store = createSignUpStore(storage);
  const typed = Object.entries(parseSignUpData(store.readText())).filter(([, value]) => value.trim() !== "");
  store.save({...textsOf(params), ...Object.fromEntries(typed)});
}

/** The provider's data as text, keyed by form field name; the store discards unknown names. */
function textsOf(params: NonNullable<Failure["params"]>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

export function readTicket(storage: SafeStorage): SignupTicket | null {
  return parseTicket(storage.getItem(KEY));
}

export const clearTicket = (storage: SafeStorage) => storage.removeItem(KEY);

function parseTicket(text: string | null): SignupTicket | null {
  try {
    const found: SignupTicket | null = JSON.parse(text ?? "null");
    const isWhole = typeof found?.ticket === "string" && PROVIDER_IDS.includes(found.provider);
    return found && isWhole ? found : null;
  } catch {
    return null;
  }
}
