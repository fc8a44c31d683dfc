import type {Stripe} from "@stripe/stripe-js";
import {loadStripe} from "@stripe/stripe-js/pure";

export interface ProviderSetting {
  readonly publishableKey: string;
  /** The library of the payment emulator, where there is one. */
  readonly localScript: string | null;
}

/** The longest time, in milliseconds, that a customer waits for a form that does not load. */
const TIMEOUT_MS = 8000;

/** The provider's library. Rejects when it cannot be had in time, for whatever reason. */
export function loadProvider(
  {publishableKey, localScript}: ProviderSetting,
  locale: string,
): Promise<Stripe> {
  return Promise.race([load(publishableKey, localScript, locale), timeout()]);
}

async function load(publishableKey: string, localScript: string | null, locale: string): Promise<Stripe> {
  // The library takes a provider that is there already instead of fetching the real one.
  if (localScript !== null) await addScript(localScript);
  const stripe = await loadStripe(publishableKey, {locale: localeOf(locale)});
  if (!stripe) throw new Error("The payment provider's library needs a browser");
  return stripe;
}

const localeOf = (locale: string) => (["de", "fr", "es"] as const).find((known) => known === locale) ?? "en";

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The payment provider's library did not load in time")), TIMEOUT_MS);
  });
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} did not load`)));
    document.head.append(script);
  });
}
