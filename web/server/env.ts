import {z} from "zod";

/** Of hosted Sanity, which serves each project under a host name of its own. */
export const HOSTED_API = "https://api.sanity.io";

const schema = z.object({
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** As in next.config.ts. */
  WEB_DIST_DIR: z.string().default(".next"),
  HOST: z.string().default("127.0.0.1"),
  /** Where visitors reach this server. */
  SITE_URL: z.url().default("http://localhost:3000"),
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  /** May frame previews. */
  STUDIO_URL: z.url().default("http://localhost:3333"),
  SANITY_API_HOST: z.url().default(HOSTED_API),
  SANITY_PROJECT_ID: z.string().min(1).default("gradus"),
  SANITY_DATASET: z.string().min(1).default("production"),
  SANITY_API_VERSION: z.string().default("2026-02-01"),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** As in src/env/server.ts: the clock that dated content follows. */
  GRADUS_NOW: z.iso.datetime().optional(),
  GRADUS_CLOCK_SHIFT: z.coerce.number().optional(),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);

/** What the server around the framework needs to know. */
export const env = parsed.data;
