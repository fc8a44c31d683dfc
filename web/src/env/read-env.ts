import {publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {z} from "zod";

/** Of hosted Sanity, which serves each project under a host name of its own. */
export const HOSTED_API = "https://api.sanity.io";

/** All that the site reads of its environment: the pages, the server around them, and the build. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** A test run builds beside the site that may be running, not over it. */
  WEB_DIST_DIR: z.string().default(".next"),
  /** Where visitors reach the site. */
  SITE_URL: z.url().default("http://localhost:3000"),
  /** May frame previews. */
  STUDIO_URL: z.url().default("http://localhost:3333"),
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  SANITY_PROJECT_ID: z.string().min(1).default("gradus"),
  SANITY_DATASET: z.string().min(1).default("production"),
  /** The local content lake, or a hosted project. */
  SANITY_API_HOST: z.url().default(HOSTED_API),
  SANITY_API_VERSION: z.string().default("2026-02-01"),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The browser's key of the payment provider. Without one people pay on the provider's own page. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  /** The address of the payment provider emulator, as browsers reach it. */
  PAYMENTS_URL: z.url().optional(),
  /** Fixes the clock of content rules, for tests and for looking ahead. */
  GRADUS_NOW: z.iso.datetime().optional(),
  /** Seconds by which the clock of content rules runs ahead of the machine's. */
  GRADUS_CLOCK_SHIFT: z.coerce.number().optional(),
  /** Header in which the edge names the visitor's country, in addition to the well-known ones. */
  COUNTRY_HEADER: z.string().min(1).optional(),
  /** Whose `x-forwarded-for` is believed, as addresses and ranges; `server.ts` parses them. */
  TRUSTED_PROXIES: z.string().optional(),
  /** What the server around the pages does to them; `server.ts` parses it. */
  GRADUS_TRANSFORMS: z.string().optional(),
  /** Staging servers stay out of search engines. */
  SITE_NOINDEX: z.enum(["0", "1"]).default("0"),
});

export type Env = Readonly<z.infer<typeof schema>>;

/**
 * Reads and checks the whole environment at once, so one failed start lists every unusable name. An empty value means
 * "not set", as in a copied `.env.example`.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const refusals = publishedSecretRefusals(parsed.data);
  if (refusals.length > 0) throw new Error(`Environment is not usable:\n✖ ${refusals.join("\n✖ ")}`);
  return parsed.data;
}
