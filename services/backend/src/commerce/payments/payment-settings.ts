import type {PaymentMode, PaymentSettings} from "./payment-client.ts";

interface PaymentEnv {
  readonly NODE_ENV: string;
  readonly SITE_URL: string;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_API_HOST?: string | undefined;
  readonly STRIPE_API_PORT?: number | undefined;
  readonly STRIPE_API_PROTOCOL: "http" | "https";
  readonly STRIPE_WEBHOOK_SECRET?: readonly string[] | undefined;
  readonly ALLOW_LOCAL_PAYMENTS: boolean;
}

/** Null without a key: then nothing can be paid, and everything else works. */
export function readPaymentSettings(env: PaymentEnv): PaymentSettings | null {
  const {STRIPE_SECRET_KEY: secretKey, STRIPE_API_HOST, STRIPE_WEBHOOK_SECRET} = env;
  if (secretKey === undefined) return null;
  return {
    mode: modeOf(secretKey, STRIPE_API_HOST),
    secretKey,
    apiUrl: STRIPE_API_HOST === undefined ? null : emulatorUrl(STRIPE_API_HOST, env),
    webhookSecrets: STRIPE_WEBHOOK_SECRET ?? [],
  };
}

function emulatorUrl(host: string, {STRIPE_API_PROTOCOL: protocol, STRIPE_API_PORT: port}: PaymentEnv) {
  return `${protocol}://${host}${port === undefined ? "" : `:${port}`}`;
}

/** Live is what a live key says, whatever else is set: a mistake there costs people money. */
function modeOf(key: string, host: string | undefined): PaymentMode {
  if (key.startsWith("sk_live_") || key.startsWith("rk_live_")) return "live";
  return host === undefined ? "test" : "local";
}

/** Reasons why payments may not be taken with these settings, worded for the operator who starts the server. */
export function paymentRefusals(env: PaymentEnv): string[] {
  const settings = readPaymentSettings(env);
  if (!settings) return [];
  const {mode, webhookSecrets} = settings;
  const refusals = [
    mode === "live" &&
      env.STRIPE_API_HOST !== undefined &&
      "STRIPE_API_HOST is refused with a live key: it is for the stand-in",
    mode === "live" &&
      !env.SITE_URL.startsWith("https:") &&
      "SITE_URL begins with https:// where money moves",
    webhookSecrets.length === 0 && "STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY",
    mode === "local" &&
      env.NODE_ENV === "production" &&
      !env.ALLOW_LOCAL_PAYMENTS &&
      "STRIPE_API_HOST is refused in production, or ALLOW_LOCAL_PAYMENTS=1 for a shop where no money moves",
  ];
  return refusals.filter((refusal) => typeof refusal === "string");
}
