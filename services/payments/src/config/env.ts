import {join, resolve} from "node:path";
import {publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {z} from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  ALLOW_LOCAL_PAYMENTS: z.enum(["0", "1"]).default("0"),
  /** The emulator always listens on loopback; this only indicates whether the shop beside it does too. */
  HOST: z.string().default("127.0.0.1"),
  PAYMENTS_PORT: port.default(4242),
  DATA_DIR: z.string().default(".data"),
  /** The pages that may show the embedded frame, and load its script. */
  SITE_URL: z.url().default("http://localhost:3000"),
  /** Where events are sent, through an endpoint that always exists. */
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  STRIPE_SECRET_KEY: z.string().startsWith("sk_test_").default("sk_test_local_gradus"),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").default("whsec_local_gradus"),
  /** Seconds by which backend and site are ahead: what expires there expires here. */
  GRADUS_CLOCK_SHIFT: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** Reads and checks the whole environment at once, so one failed start lists every wrong name. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // `NAME=` in a file means the same as leaving the line out.
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  if (env.NODE_ENV === "production" && env.ALLOW_LOCAL_PAYMENTS === "0") {
    throw new Error(
      "NODE_ENV is production. Here everything is bought without money: leave it out of this installation, or say that it is a test shop with ALLOW_LOCAL_PAYMENTS=1.",
    );
  }
  const refusals = publishedSecretRefusals(env);
  if (refusals.length > 0) throw new Error(`Environment is not usable:\n✖ ${refusals.join("\n✖ ")}`);
  return {
    port: env.PAYMENTS_PORT,
    logLevel: env.LOG_LEVEL,
    journalPath: join(resolve(env.DATA_DIR), "payments", "journal.ndjson"),
    siteOrigins: originsOf(env.SITE_URL),
    webhookUrl: new URL("/canyon/webhooks/stripe", env.BACKEND_URL).href,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    secretKey: env.STRIPE_SECRET_KEY,
    clockShiftMs: env.GRADUS_CLOCK_SHIFT * 1000,
  };
}

/** A browser reaches this machine by more than one name. */
function originsOf(siteUrl: string): readonly string[] {
  const {origin, hostname, port: number, protocol} = new URL(siteUrl);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") return [origin];
  return ["localhost", "127.0.0.1"].map((name) => new URL(`${protocol}//${name}:${number}`).origin);
}
