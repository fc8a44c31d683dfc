import {generateKeyPairSync} from "node:crypto";
import {z} from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  IDENTITY_PORT: port.default(4300),
  /** The address to which people return after they chose an account. */
  SITE_URL: z.url().default("http://localhost:3000"),
  /** Where Apple's answer is posted and partners send people back to. */
  BACKEND_PUBLIC_URL: z.url().optional(),
  /** Where partners send their webhooks. */
  BACKEND_URL: z.url().default("http://127.0.0.1:4000"),
  SOCIAL_GOOGLE_CLIENT_ID: z.string().default("gradus-google"),
  SOCIAL_GOOGLE_SECRET: z.string().default("local-google-secret"),
  SOCIAL_APPLE_CLIENT_ID: z.string().default("gradus-apple"),
  SOCIAL_APPLE_SECRET: z.string().optional(),
  SOCIAL_FACEBOOK_CLIENT_ID: z.string().default("gradus-facebook"),
  SOCIAL_FACEBOOK_SECRET: z.string().default("local-facebook-secret"),
  PARTNER_CLIENT_ID: z.string().default("gradus-partner"),
  PARTNER_CLIENT_SECRET: z.string().default("local-partner-secret"),
  PARTNER_WEBHOOK_SECRET: z.string().default("local-partner-webhook-secret"),
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
  if (env.NODE_ENV === "production") {
    throw new Error(
      "NODE_ENV is production. Here anybody signs in as anybody with one click: leave it out of this installation.",
    );
  }
  return {
    port: env.IDENTITY_PORT,
    logLevel: env.LOG_LEVEL,
    siteUrl: new URL(env.SITE_URL).origin,
    backendPublicUrl: new URL(env.BACKEND_PUBLIC_URL ?? env.SITE_URL).origin,
    backendUrl: new URL(env.BACKEND_URL).origin,
    clients: {
      google: {id: env.SOCIAL_GOOGLE_CLIENT_ID, secret: env.SOCIAL_GOOGLE_SECRET},
      apple: {id: env.SOCIAL_APPLE_CLIENT_ID, secret: env.SOCIAL_APPLE_SECRET ?? createAppleSecret()},
      facebook: {id: env.SOCIAL_FACEBOOK_CLIENT_ID, secret: env.SOCIAL_FACEBOOK_SECRET},
    },
    partnerClient: {
      id: env.PARTNER_CLIENT_ID,
      secret: env.PARTNER_CLIENT_SECRET,
      webhookSecret: env.PARTNER_WEBHOOK_SECRET,
    },
  };
}

/** A team and key that no other instance has, for a start without settings. */
function createAppleSecret() {
  const {privateKey} = generateKeyPairSync("ec", {namedCurve: "P-256"});
  const der = privateKey.export({format: "der", type: "pkcs8"}).toString("base64");
  return `LOCALTEAM1:LOCALKEY01:${der}`;
}
