import {z} from "zod";

const schema = z.object({
  SITE_URL: z.url().default("http://localhost:3000"),
  STUDIO_URL: z.url().default("http://localhost:3333"),
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  MAIL_URL: z.url().default("http://127.0.0.1:8025"),
  IDENTITY_URL: z.url().default("http://127.0.0.1:4300"),
  PAYMENTS_URL: z.url().default("http://127.0.0.1:4242"),
  SANITY_API_HOST: z.url().default("http://127.0.0.1:4100"),
  SANITY_API_VERSION: z.iso.date().default("2026-02-01"),
  SANITY_PROJECT_ID: z.string().default("gradus"),
  SANITY_DATASET: z.string().default("production"),
  SANITY_WRITE_TOKEN: z.string().default("local-administrator-token-gradus-0001"),
  SANITY_READ_TOKEN: z.string().default("local-viewer-token-gradus-000000001"),
  SANITY_WEBHOOK_SECRET: z.string().default("local-webhook-secret-gradus"),
  /** Seconds by which the services' clocks are ahead. */
  GRADUS_CLOCK_SHIFT: z.coerce.number().default(0),
  /** What the random choices of this run begin with, and whether stories look at a sample of what is alike. */
  GRADUS_SEED: z.string().default("0"),
  GRADUS_SAMPLED: z.enum(["0", "1"]).default("0"),
  GRADUS_BROWSER: z.string().optional(),
  STACK_CONTROL_URL: z.url().optional(),
  WEB_DIST_DIR: z.string().default(".next"),
});

/** Where the running stack is. The defaults are those of `npm start`, for running a single test during development. */
export const env = schema.parse(process.env);

const MACHINE = /^(PATH|HOME|USER|TMPDIR|TEMP|LANG|SystemRoot)$/;

/** Environment for programs that must not know of the running stack: the machine's own variables, and no more. */
export const machineEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => MACHINE.test(name)),
);
