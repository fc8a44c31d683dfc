import type {Settings} from "./settings.ts";

/** What backend and stand-in agree on. Worthless outside this machine, so they are no settings. */
const LOCAL_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_local_gradus",
  STRIPE_WEBHOOK_SECRET: "whsec_local_gradus",
} as const;

/** The stand-in is never in production, even when what it stands beside is built as if it were. */
export function paymentsEnv(): Record<string, string> {
  return {...LOCAL_KEYS, NODE_ENV: "development"};
}

const PUBLISHABLE_KEY = "pk_test_local_gradus";

/** The site's checkout shows the stand-in's page; a real provider it knows by the key in the environment. */
export function sitePaymentEnv({hasPayments, urls}: Settings): Record<string, string> {
  return hasPayments ? {STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY, PAYMENTS_URL: urls.payments} : {};
}

/** The backend's SDK asks the stand-in, or whom the environment names: that passes through untouched. */
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
