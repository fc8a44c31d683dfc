import {resolve} from "node:path";
import {brand} from "@gradus/schemas/brand";
import {z} from "zod";

const MAIL_FROM = /^(?:(?<name>[^<>@"]+?) *<)?(?<address>[^\s<>@]+@[^\s<>@]+?)>?$/;
const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  BACKEND_PORT: port.default(4000),
  DATA_DIR: z.string().default(".data"),
  /** Unset: an embedded PGlite below DATA_DIR. */
  DATABASE_URL: z.url({protocol: /^postgres(ql)?$/}).optional(),
  SITE_URL: z.url().default("http://localhost:3000"),
  STUDIO_URL: z.url().optional(),
  /** Where people reach this server: the links in mails begin with it. */
  BACKEND_PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.url({protocol: /^smtps?$/}).default("smtp://127.0.0.1:1025"),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, "Write it as: Name <name@domain>")
    .default(`${brand.name} <hello@gradus.example>`),
  /** Signs the links in mails. Unset: made once and kept below DATA_DIR. */
  MAIL_TOKEN_KEY: z.string().min(32).optional(),
  /** Peers whose `x-forwarded-for` is believed, comma-separated. */
  TRUSTED_PROXIES: z.string().default("127.0.0.1,::1,::ffff:127.0.0.1"),
  GRADUS_NOW: z.iso.datetime({offset: true}).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export type Env = ReturnType<typeof readEnv>;

/** Reads and checks the whole environment at once, so one failed start lists every wrong name. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // `NAME=` in a file means the same as leaving the line out.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  if (env.DATABASE_URL && env.NODE_ENV === "production" && !env.MAIL_TOKEN_KEY) {
    // Several instances may share the database, and a mail of one must be confirmable at another.
    throw new Error("Environment is not usable:\n✖ MAIL_TOKEN_KEY is needed with DATABASE_URL in production");
  }
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR, "backend"),
    // The site passes our addresses on, so people need to know one origin only.
    BACKEND_PUBLIC_URL: origin(env.BACKEND_PUBLIC_URL ?? env.SITE_URL),
    MAIL_FROM: sender(env.MAIL_FROM),
    SITE_URL: origin(env.SITE_URL),
    TRUSTED_PROXIES: new Set(env.TRUSTED_PROXIES.split(",").map((peer) => peer.trim())),
    now: env.GRADUS_NOW ? fixedClock(env.GRADUS_NOW) : () => new Date(),
  };
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
