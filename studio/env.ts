import {z} from "zod";

const values = z.object({
  projectId: z.string().regex(/^[-a-z0-9]+$/, "lower case letters, digits and hyphens only"),
  dataset: z.string().min(1),
  /** The local content lake. Empty means the hosted one. */
  apiHost: z.url().nullable(),
  /** The site that previews show. */
  siteUrl: z.url(),
  /** The backend, for what content alone cannot prove: seals, approvals, prices. */
  backendUrl: z.url(),
});

/** Nothing here is secret: every visitor can read it. */
export type StudioEnv = z.infer<typeof values>;

/** Id of the element in which `serve.ts` hands the values of this start to the page. */
export const VALUES_ELEMENT = "studio-values";

/** Reads the values of this start where the page carries them, else those of the build. */
export function readStudioEnv(): StudioEnv {
  const handedOver = globalThis.document?.getElementById(VALUES_ELEMENT)?.textContent;
  return values.parse(handedOver ? JSON.parse(handedOver) : fromEnvironment());
}

function fromEnvironment(): unknown {
  // The bundler replaces exactly these spellings, so they cannot come from a list.
  return {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || "gradus",
    dataset: process.env.SANITY_STUDIO_DATASET || "production",
    apiHost: toBrowserHost(process.env.SANITY_STUDIO_API_HOST || null),
    siteUrl: process.env.SANITY_STUDIO_SITE_URL || "http://localhost:3000",
    backendUrl: toBrowserHost(process.env.SANITY_STUDIO_BACKEND_URL || "http://localhost:4000"),
  };
}

/** The client puts the project before the host name, which only works with a name: `gradus.localhost`. */
function toBrowserHost(host: string | null): string | null {
  return host?.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=[:/]|$)/, "$1localhost") ?? null;
}

const server = z.object({
  HOST: z.string().default("127.0.0.1"),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65535).default(3333),
  STUDIO_DIST_DIR: z.string().default("dist"),
});

export function readServerEnv(source: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = server.safeParse(present);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const {HOST: host, STUDIO_PORT: port, STUDIO_DIST_DIR: folder} = parsed.data;
  return {host, port, folder};
}

export const isDevelopment = process.env.NODE_ENV === "development";
