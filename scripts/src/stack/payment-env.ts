import type {Settings} from "./settings.ts";

/** What the backend and the payments emulator agree on. Worthless outside this machine, so they are not settings. */
const LOCAL_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_local_gradus",
  STRIPE_WEBHOOK_SECRET: "whsec_local_gradus",
} as const;

/** The emulator never runs in production mode, even next to services that are built for production. */
export function paymentsEnv(): Record<string, string> {
  return {...LOCAL_KEYS, NODE_ENV: "development"};
}

const PUBLISHABLE_KEY = "pk_test_local_gradus";

/**
 * The site's checkout uses the payments emulator's page; a real provider is recognised by the key in the environment.
 */
export function sitePaymentEnv({hasPayments, urls}: Settings): Record<string, string> {
  return hasPayments ? {STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY, PAYMENTS_URL: urls.payments} : {};
}

/** The backend's SDK calls the payments emulator, or what the environment names: that passes through untouched. */
export function backendPaymentEnv({hasPayments, ports}: Settings): Record<string, string> {
  if (!hasPayments) return {};
  return {
    ...LOCAL_KEYS,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_API_PROTOCOL: "http",
    STRIPE_API_HOST: "127.0.0.1",
    STRIPE_API_PORT: String(ports.PAYMENTS_PORT),
  };
}
