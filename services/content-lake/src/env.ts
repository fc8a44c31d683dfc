import {resolve} from "node:path";
import {isLoopback} from "@gradus/schemas/loopback";
import {isForThisMachine, publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {z} from "zod";

const hook = z.object({
  id: z.string().min(1),
  url: z.url(),
  secret: z.string().min(1),
  filter: z.string().default(""),
  projection: z.string().default(""),
  on: z.array(z.enum(["create", "update", "delete"])).default(["create", "update", "delete"]),
});

const hooks = z.string().transform((text, context) => {
  try {
    return z.array(hook).parse(JSON.parse(text));
  } catch (error) {
    context.addIssue({code: "custom", message: `not a JSON list of webhooks: ${String(error)}`});
    return z.NEVER;
  }
});

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  /** Where people reach the site whose content this is. */
  SITE_URL: z.url().default("http://localhost:3000"),
  LAKE_PORT: z.coerce.number().int().min(0).max(65535).default(4100),
  DATA_DIR: z.string().default(".data"),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[-a-z0-9]+$/)
    .default("gradus"),
  SANITY_DATASET: z.string().default("production"),
  SANITY_WRITE_TOKEN: z.string().min(32).optional(),
  SANITY_EDITOR_TOKEN: z.string().min(32).optional(),
  SANITY_READ_TOKEN: z.string().min(32).optional(),
  SANITY_SEAL_TOKEN: z.string().min(32).optional(),
  LAKE_WEBHOOKS: hooks.default([]),
  LAKE_ALLOW_REMOTE: z.enum(["0", "1"]).default("0"),
  LAKE_PEOPLE: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Reads and checks the whole environment at once, so one failed start lists every unusable value. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // An empty line in an .env file means "not set".
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new Error(`Environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const {data} = parsed;
  return {
    host: data.HOST,
    port: data.LAKE_PORT,
    directory: resolve(data.DATA_DIR, "lake"),
    projectId: data.SANITY_PROJECT_ID,
    dataset: data.SANITY_DATASET,
    tokens: tokensOf(data),
    webhooks: data.LAKE_WEBHOOKS,
    allowRemote: data.LAKE_ALLOW_REMOTE === "1",
    peoplePath: data.LAKE_PEOPLE,
    logLevel: data.LOG_LEVEL,
    /** Why the lake may not serve with these settings. A command on its folder may use them. */
    refusals: [...reachRefusals(data), ...publishedSecretRefusals(data)],
  };
}

export type Env = ReturnType<typeof readEnv>;

/** The lake requires no password: any caller that reaches it can act as any of its people. */
function reachRefusals({HOST, LAKE_ALLOW_REMOTE, LAKE_PEOPLE, SITE_URL}: z.infer<typeof schema>): string[] {
  const refusals = [
    !isLoopback(HOST) &&
      LAKE_ALLOW_REMOTE === "0" &&
      `HOST=${HOST} is reachable from other machines. Set LAKE_ALLOW_REMOTE=1 if you mean it.`,
    LAKE_PEOPLE === undefined &&
      !isForThisMachine({HOST, SITE_URL}) &&
      "LAKE_PEOPLE is needed unless HOST and SITE_URL are this machine: the people who come with it are published",
  ];
  return refusals.filter((refusal) => typeof refusal === "string");
}

function tokensOf(data: z.infer<typeof schema>): Record<string, string> {
  const pairs = [
    [data.SANITY_WRITE_TOKEN, "local-administrator"],
    [data.SANITY_EDITOR_TOKEN, "local-editor"],
    [data.SANITY_READ_TOKEN, "local-viewer"],
    [data.SANITY_SEAL_TOKEN, "local-sealer"],
  ] as const;
  return Object.fromEntries(
    pairs.flatMap(([token, person]) => (token === undefined ? [] : [[token, person]])),
  );
}
