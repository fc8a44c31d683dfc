import {resolve} from "node:path";
import {brand} from "@gradus/schemas/brand";
import {isForThisMachine, publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {z} from "zod";
import {readSocialClients} from "../accounts/social/provider/social-clients.ts";
import {paymentRefusals, readPaymentSettings} from "../commerce/payments/payment-settings.ts";
import {proxyList, withThisMachine} from "../contract/visitor-address.ts";
import {bucketRefusals, readBucket} from "../core/storage/object-settings.ts";
import {isOnThisMachine} from "../core/this-machine.ts";
import {readPlatforms} from "../training/platforms/platform-settings.ts";

const MAIL_FROM = /^(?:(?<name>[^<>@"]+?) *<)?(?<address>[^\s<>@]+@[^\s<>@]+?)>?$/;
const port = z.coerce.number().int().min(0).max(65_535);

const commaSeparated = (list: string) => list.split(",").map((part) => part.trim());
const secrets = z.tuple([z.string().min(32)], z.string().min(32));

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  BACKEND_PORT: port.default(4000),
  DATA_DIR: z.string().default(".data"),
  /** Unset: an embedded PGlite below DATA_DIR. */
  DATABASE_URL: z.url({protocol: /^postgres(ql)?$/}).optional(),
  /** In production: may the database be the embedded one, which a single process on one machine can have? */
  ALLOW_EMBEDDED_DB: z.stringbool().default(false),
  /** An S3-compatible bucket for files of runs. Unset: a folder below DATA_DIR. */
  S3_ENDPOINT: z.url({protocol: /^https?$/}).optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SITE_URL: z.url().default("http://localhost:3000"),
  STUDIO_URL: z.url().optional(),
  /** Where the site reaches this server: one of its names. */
  BACKEND_URL: z.url().optional(),
  /** Where people reach this server: the links in mails begin with it. */
  BACKEND_PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.url({protocol: /^smtps?$/}).default("smtp://127.0.0.1:1025"),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, "Write it as: Name <name@domain>")
    .default(`${brand.name} <hello@gradus.example>`),
  /** Who reads applications of coaches. Unset: the sender of every mail. */
  STAFF_MAIL: z.email().optional(),
  /** Signs the links in mails. Unset: generated once and stored below DATA_DIR. */
  MAIL_TOKEN_KEY: z.string().min(32).optional(),
  /**
   * Wraps the keys that sign access tokens. Several, comma-separated: the newest first. Unset: generated and stored.
   */
  AUTH_KEK: z.string().transform(commaSeparated).pipe(secrets).optional(),
  /** Refresh tokens are made with it. Several, comma-separated: the newest first. Unset: generated and stored. */
  REFRESH_KEY: z.string().transform(commaSeparated).pipe(secrets).optional(),
  /** The addresses of the site's servers: their `x-forwarded-for` is trusted, as is this machine's. */
  TRUSTED_PROXIES: z.string().default("").pipe(proxyList),
  SANITY_PROJECT_ID: z.string().default("gradus"),
  SANITY_DATASET: z.string().default("production"),
  SANITY_API_VERSION: z.iso.date().default("2026-02-01"),
  /** The local content lake. Unset: hosted content. */
  SANITY_API_HOST: z.url().optional(),
  /** Reads legal versions and seals them. Unset: everything legal answers 503. */
  SANITY_SEAL_TOKEN: z.string().optional(),
  /** Providers people sign in with. One without a client id is off. */
  SOCIAL_GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  SOCIAL_GOOGLE_CLIENT_ID: z.string().optional(),
  SOCIAL_GOOGLE_SECRET: z.string().optional(),
  SOCIAL_APPLE_ISSUER: z.url().default("https://appleid.apple.com"),
  SOCIAL_APPLE_CLIENT_ID: z.string().optional(),
  SOCIAL_APPLE_SECRET: z.string().optional(),
  SOCIAL_FACEBOOK_ISSUER: z.url().default("https://www.facebook.com"),
  SOCIAL_FACEBOOK_CLIENT_ID: z.string().optional(),
  SOCIAL_FACEBOOK_SECRET: z.string().optional(),
  /** Training platforms people connect, as JSON by name: `training/platforms/platform-settings.ts`. None: none is offered. */
  PLATFORMS: z.string().optional(),
  /** Lets outgoing requests reach this machine, for emulators. */
  PLATFORMS_ON_THIS_MACHINE: z.stringbool().default(false),
  /** Of the payment provider. Unset: the shop shows prices, and nothing can be paid. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/)
    .optional(),
  /** The host of the payment emulator. Unset: the payment provider itself. */
  STRIPE_API_HOST: z.string().optional(),
  STRIPE_API_PORT: port.optional(),
  STRIPE_API_PROTOCOL: z.enum(["http", "https"]).default("https"),
  /** What its notices are signed with. Several, comma-separated, while one replaces another. */
  STRIPE_WEBHOOK_SECRET: z.string().transform(commaSeparated).optional(),
  /** In minor units: refunding more than this of an order needs the approval of a second person. */
  REFUND_APPROVAL_LIMIT: z.coerce.number().int().nonnegative().default(20_000),
  /**
   * In minor units: staff review an order above this amount first when card, parcel and shop are in three countries.
   */
  RISK_REVIEW_AMOUNT: z.coerce.number().int().nonnegative().default(50_000),
  /** Orders per day for one address; staff review each further order first. */
  RISK_ORDERS_PER_DAY: z.coerce.number().int().positive().default(3),
  /** Lets a real site run on the payment emulator, where no money moves. */
  ALLOW_LOCAL_PAYMENTS: z.stringbool().default(false),
  GRADUS_NOW: z.iso.datetime({offset: true}).optional(),
  /** Seconds by which a running clock is ahead of the machine's. */
  GRADUS_CLOCK_SHIFT: z.coerce.number().default(0),
  /** Fills the database with invented people. Only where it is unreachable from other machines. */
  DEMO: z.stringbool().default(false),
  /** With DEMO, one of them has run for a year: computed by a job after the start, in about a quarter of a minute. */
  DEMO_YEAR: z.stringbool().default(false),
  /** Whether this process does what is done later too: jobs, imports, exports, mail. Off: `worker.ts` does. */
  JOBS: z.stringbool().default(true),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export type Env = ReturnType<typeof readEnv>;

/** Reads and checks the whole environment at once, so one failed start lists every wrong name. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // `NAME=` in a file means the same as leaving the line out.
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const platforms = readPlatforms(env);
  const refusals = [
    ...(env.NODE_ENV === "production" ? productionRefusals(env) : []),
    ...paymentRefusals(env),
    ...bucketRefusals(env),
    ...publishedSecretRefusals({...env, PLATFORMS: platforms}),
    ...demoRefusals(env),
  ];
  if (refusals.length > 0) throw new Error(`Environment is not usable:\n✖ ${refusals.join("\n✖ ")}`);
  if (!env.JOBS && !env.DATABASE_URL) {
    throw new Error(
      "Environment is not usable:\n✖ JOBS=0 needs DATABASE_URL: nobody else can work on the embedded database",
    );
  }
  const from = sender(env.MAIL_FROM);
  // The site passes our addresses on, so people need to know one origin only.
  const publicUrl = env.BACKEND_PUBLIC_URL ?? env.SITE_URL;
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR, "backend"),
    BACKEND_PUBLIC_URL: origin(publicUrl),
    /** The origins under which this server may be requested. */
    ownAddresses: [
      ...new Set([env.SITE_URL, publicUrl, ...(env.BACKEND_URL ? [env.BACKEND_URL] : [])].map(origin)),
    ],
    MAIL_FROM: from,
    STAFF_MAIL: env.STAFF_MAIL ?? from.address,
    SITE_URL: origin(env.SITE_URL),
    TRUSTED_PROXIES: withThisMachine(env.TRUSTED_PROXIES),
    content: {
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
      apiVersion: env.SANITY_API_VERSION,
      apiHost: env.SANITY_API_HOST ?? null,
      sealToken: env.SANITY_SEAL_TOKEN ?? null,
    },
    social: readSocialClients(env),
    platforms,
    isForThisMachine: isForThisMachine(env),
    payments: readPaymentSettings(env),
    bucket: readBucket(env),
    now: env.GRADUS_NOW
      ? fixedClock(env.GRADUS_NOW)
      : () => new Date(Date.now() + env.GRADUS_CLOCK_SHIFT * 1000),
  };
}

/** What a local start may leave open and a real one may not. */
function productionRefusals(env: z.infer<typeof schema>) {
  const refusals = [
    !env.SITE_URL.startsWith("https:") && "SITE_URL begins with https:// in production",
    !env.DATABASE_URL &&
      !env.ALLOW_EMBEDDED_DB &&
      "DATABASE_URL is needed in production, or ALLOW_EMBEDDED_DB=1 for a single process",
    // Several instances may share the database, and a mail of one must be confirmable at another.
    env.DATABASE_URL && !env.MAIL_TOKEN_KEY && "MAIL_TOKEN_KEY is needed with DATABASE_URL in production",
    !env.AUTH_KEK && "AUTH_KEK is needed in production",
    !env.REFRESH_KEY && "REFRESH_KEY is needed in production",
    env.PLATFORMS_ON_THIS_MACHINE &&
      "PLATFORMS_ON_THIS_MACHINE is refused in production: it is for stand-ins",
  ];
  return refusals.filter((refusal) => typeof refusal === "string");
}

/** The passwords of demo people are public, so anyone who reaches the site could sign in as one of them. */
function demoRefusals(env: z.infer<typeof schema>) {
  const isLocal = isForThisMachine(env) && isOnThisMachine(env.DATABASE_URL);
  if (!env.DEMO || (isLocal && env.NODE_ENV !== "production")) return [];
  return [
    "DEMO makes people whose passwords are published: set DEMO=0, or let HOST, SITE_URL and DATABASE_URL be this machine, not in production",
  ];
}

function sender(text: string) {
  const {name = brand.name, address = ""} = MAIL_FROM.exec(text)?.groups ?? {};
  return {name, address};
}

function origin(url: string) {
  return new URL(url).origin;
}

function fixedClock(instant: string) {
  return () => new Date(instant);
}
