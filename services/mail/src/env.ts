import {resolve} from "node:path";
import {isLoopbackUrl} from "@gradus/schemas/loopback";
import {z} from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  MAIL_PORT: port.default(8025),
  SMTP_PORT: port.default(1025),
  DATA_DIR: z.string().default(".data"),
  /** Where the product sends its mail; by default here. */
  SMTP_URL: z.url({protocol: /^smtps?$/}).optional(),
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
  if (env.NODE_ENV === "production" && env.SMTP_URL && !isLoopbackUrl(env.SMTP_URL)) {
    throw new Error(
      "SMTP_URL names a real mail server. The catcher shows every mail to anyone on this machine " +
        "and does not run beside one: leave it out of this installation.",
    );
  }
  return {...env, DATA_DIR: resolve(env.DATA_DIR, "mail")};
}
