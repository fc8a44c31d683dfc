import "server-only";
import {z} from "zod";

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  SITE_URL: z.url().default("http://localhost:3000"),
  STUDIO_URL: z.url().default("http://localhost:3333"),
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  SANITY_PROJECT_ID: z.string().min(1).default("gradus"),
  SANITY_DATASET: z.string().min(1).default("production"),
  /** The local content lake. Absent means hosted Sanity. */
  SANITY_API_HOST: z.url().optional(),
  SANITY_API_VERSION: z.string().default("2026-02-01"),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Fixes the clock of content rules, for tests and for looking ahead. */
  GRADUS_NOW: z.iso.datetime().optional(),
  /** Seconds by which the clock of content rules runs ahead of the machine's. */
  GRADUS_CLOCK_SHIFT: z.coerce.number().optional(),
  /** Header in which the edge names the visitor's country, besides the well-known ones. */
  COUNTRY_HEADER: z.string().min(1).optional(),
  /** Staging servers stay out of search engines. */
  SITE_NOINDEX: z.enum(["0", "1"]).default("0"),
});

export type ServerEnv = z.infer<typeof schema>;

/** Reads and checks the whole environment at once, so one failed start lists every missing name. */
export function readEnv(source: Record<string, string | undefined> = process.env): ServerEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
}

export const env = readEnv();
