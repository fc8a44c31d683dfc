import {brand} from "@gradus/schemas/brand";
import Stripe from "stripe";
import {AppError} from "../../core/errors.ts";

/** Whose money moves: none (`local`, with the emulator), none at the provider (`test`), or customers' (`live`). */
export type PaymentMode = "local" | "test" | "live";

export interface PaymentSettings {
  readonly mode: PaymentMode;
  readonly secretKey: string;
  /** URL of the payments emulator; null for the provider itself. */
  readonly apiUrl: string | null;
  /** Several while one replaces another. */
  readonly webhookSecrets: readonly string[];
}

/** The payment provider as the whole shop uses it. Null where none is configured. */
export interface Payments extends Omit<PaymentSettings, "secretKey" | "apiUrl"> {
  readonly stripe: Stripe;
  /** What is of one mode is never paid, listed or given back in another. */
  readonly livemode: boolean;
  /** For how long a refund that was called done may still be taken back. */
  readonly refundDoubtMs: number;
}

const RETRIES = 3;
const TIMEOUT_MS = 20_000;
/**
 * A refund that fails at the emulator does so within seconds, and its user waits for the mail: so the delay is short.
 */
const REFUND_DOUBT_MS: Readonly<Record<PaymentMode, number>> = {local: 15_000, test: 180_000, live: 180_000};
const PORTS: Readonly<Record<string, string>> = {"http:": "80", "https:": "443"};

/** No version of the API is named: the one this SDK was made for is what our code was written against. */
export function createPayments({secretKey, apiUrl, ...settings}: PaymentSettings): Payments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: {name: brand.name.toLowerCase()},
    ...(apiUrl !== null && addressOf(apiUrl)),
  });
  const {mode} = settings;
  return {...settings, stripe, livemode: mode === "live", refundDoubtMs: REFUND_DOUBT_MS[mode]};
}

function addressOf(apiUrl: string) {
  const {protocol, hostname, port} = new URL(apiUrl);
  return {
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (PORTS[protocol] ?? "443"),
  };
}

export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments;
  throw new AppError("payment_unavailable", "No payment provider is set up");
}

/**
 * Calls the provider. An unreachable or overloaded provider is a reason to retry, not an error of ours. Never call it
 * in a transaction.
 */
export async function callProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new AppError("payment_unavailable", "The payment provider does not answer", {
      params: {retry_after: 5},
      cause: error,
    });
  }
}

function isUnavailable(error: unknown) {
  const {StripeConnectionError, StripeAPIError, StripeRateLimitError} = Stripe.errors;
  return (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError
  );
}

export function isMissing(error: unknown) {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}
