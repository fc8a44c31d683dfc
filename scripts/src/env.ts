import {existsSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";

export const ROOT = join(import.meta.dirname, "..", "..");

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  WEB_PORT: port.default(3000),
  STUDIO_PORT: port.default(3333),
  BACKEND_PORT: port.default(4000),
  LAKE_PORT: port.default(4100),
  MAIL_PORT: port.default(8025),
  SMTP_PORT: port.default(1025),
  IDENTITY_PORT: port.default(4300),
  PAYMENTS_PORT: port.default(4242),
  PORT_OFFSET: z.coerce.number().int().min(0).max(57_000).default(0),
  HOST: z.string().default("127.0.0.1"),
  LAKE_ALLOW_REMOTE: z.enum(["0", "1"]).default("0"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url().optional(),
  DEMO: z.enum(["0", "1"]).optional(),
  /** Whether one of the invented people has run for a year; where a command starts the stack for people, they have. */
  DEMO_YEAR: z.enum(["0", "1"]).optional(),
  /** On this machine, all orders come from one customer with one address. */
  RISK_ORDERS_PER_DAY: z.string().regex(/^\d+$/).default("1000"),
  WEB_DIST_DIR: z.string().default(".next"),
  SITE_URL: z.url().optional(),
  STUDIO_URL: z.url().optional(),
  BACKEND_PUBLIC_URL: z.url().optional(),
  SANITY_PROJECT_ID: z.string().default("gradus"),
  SANITY_DATASET: z.string().default("production"),
  SANITY_API_HOST: z.url().optional(),
  SANITY_API_VERSION: z.iso.date().default("2026-02-01"),
  SANITY_WRITE_TOKEN: z.string().min(32).default("local-administrator-token-gradus-0001"),
  SANITY_EDITOR_TOKEN: z.string().min(32).default("local-editor-token-gradus-000000001"),
  SANITY_READ_TOKEN: z.string().min(32).default("local-viewer-token-gradus-000000001"),
  SANITY_SEAL_TOKEN: z.string().min(32).default("local-sealer-token-gradus-000000001"),
  SANITY_WEBHOOK_SECRET: z.string().min(16).default("local-webhook-secret-gradus"),
  SMTP_URL: z.url().optional(),
  SOCIAL_GOOGLE_CLIENT_ID: z.string().optional(),
  SOCIAL_APPLE_CLIENT_ID: z.string().optional(),
  SOCIAL_FACEBOOK_CLIENT_ID: z.string().optional(),
  PARTNER_CLIENT_ID: z.string().default("gradus-partner"),
  PARTNER_CLIENT_SECRET: z.string().default("local-partner-secret"),
  PARTNER_WEBHOOK_SECRET: z.string().default("local-partner-webhook-secret"),
  PLATFORMS: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** 1: as `--deep`. */
  GRADUS_DEEP: z.enum(["0", "1"]).default("0"),
  /** What the random choices of the tests begin with, to repeat a run. */
  GRADUS_SEED: z.coerce.number().int().min(0).max(0x7f_ff_ff_ff).optional(),
  GRADUS_BROWSER: z.string().optional(),
  CHROMIUM_PATH: z.string().optional(),
  /** Set by machines that check changes, to whatever word they like. */
  CI: z
    .string()
    .optional()
    .transform((word) => word !== undefined && word !== "false" && word !== "0"),
  /** 1: a test that passes at its second try only fails the run. */
  GRADUS_STRICT: z.enum(["0", "1"]).default("0"),
  /** The system's own: where a browser is looked for. */
  PATH: z.string().default(""),
});

export type Env = z.infer<typeof schema>;

/** An empty value means "not set", as in a copied `.env.example`. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
}

/** Variables the caller has set take precedence. */
export function loadEnvFile(root: string = ROOT): void {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

// Names that may point at a real database, mailbox or content project, or stop the clock or the work.
const EXTERNAL_SETTINGS =
  /^(SANITY_.*|SITE_URL|STUDIO_URL|BACKEND_URL|BACKEND_PUBLIC_URL|DATABASE_URL|SMTP_URL|MAIL_.*|SOCIAL_.*|PARTNER_.*|PLATFORMS.*|STRIPE_.*|DATA_DIR|.*_PORT|PORT_OFFSET|GRADUS_NOW|GRADUS_CLOCK_SHIFT|GRADUS_TRANSFORMS|JOBS)$/;

/** Tests and benchmarks make their own stack: nothing a person configured may leak into it, or be written to. */
export function clearExternalSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (EXTERNAL_SETTINGS.test(name)) delete process.env[name];
  }
}

/** What a child inherits: everything set here, changed by `changes`. Empty means "not set" to every program. */
export function childEnv(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const entries = Object.entries({...process.env, ...changes});
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
