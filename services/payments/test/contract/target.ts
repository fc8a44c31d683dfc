import {Stripe} from "stripe";
import {checkedFetch} from "../check-answers.ts";
import {startTestPayments} from "../test-payments.ts";
import {KNOWN_DIFFERENCES} from "./known-differences.ts";

/** A test key of a real account. With it the same tests call the real API. */
const REAL_KEY = process.env.STRIPE_CONTRACT_KEY ?? "";

const isReal = REAL_KEY !== "";

/** What the contract tests call: the emulator, or the real API in test mode. */
export async function openTarget() {
  const httpClient = Stripe.createFetchHttpClient(checkedFetch);
  if (isReal) {
    if (!REAL_KEY.startsWith("sk_test_"))
      throw new Error("STRIPE_CONTRACT_KEY has to be a test key: sk_test_…");
    process.stdout.write(`Known differences:\n${KNOWN_DIFFERENCES.map((line) => `- ${line}\n`).join("")}`);
    return {stripe: new Stripe(REAL_KEY, {httpClient}), close: async () => undefined};
  }
  const payments = await startTestPayments();
  const stripe = new Stripe(payments.secretKey, {
    host: "127.0.0.1",
    port: payments.port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient,
  });
  return {stripe, close: payments.close};
}

export type Target = Awaited<ReturnType<typeof openTarget>>;

/** Returns the error with which the API refuses a call; fails when it does not. */
export async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused: ${error}`);
  const {rawType, code, param, message, statusCode} = error;
  return {type: rawType, code, param, message, statusCode};
}

/** Distinct in a real account too, where earlier runs have left theirs. */
export const unique = (word: string) => `${word}-${Math.random().toString(36).slice(2, 10)}`;
