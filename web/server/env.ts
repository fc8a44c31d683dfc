import {z} from "zod";

const schema = z.object({
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  SANITY_API_HOST: z.url().default("https://api.sanity.io"),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);

/** What the server around the framework needs to know. */
export const env = parsed.data;
