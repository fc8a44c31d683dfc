import {randomUUID} from "node:crypto";
import {once} from "node:events";
import {createServer} from "node:net";
import {join} from "node:path";
import {createKillableProcess} from "./killable-process.ts";

export interface ProgramSettings {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where both keep what they keep. */
  readonly folder: string;
  readonly smtpUrl: string;
  readonly logLevel?: "info" | "trace";
}

export const PROVIDER_KEY = "sk_test_of_a_crash_day";
const WEBHOOK_SECRET = "whsec_of_a_crash_day";

/** Backend and provider as separate processes, configured with each other's address and not started yet. */
export async function preparePrograms({databaseUrl, folder, smtpUrl, logLevel = "info"}: ProgramSettings) {
  const [backendPort, providerPort] = [await freePort(), await freePort()];
  const urls = {backend: `http://127.0.0.1:${backendPort}`, provider: `http://127.0.0.1:${providerPort}`};
  const shared = {
    NODE_ENV: "test",
    DATA_DIR: folder,
    LOG_LEVEL: logLevel,
    STRIPE_SECRET_KEY: PROVIDER_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const env = {
    ...shared,
    ...(databaseUrl !== null && {DATABASE_URL: databaseUrl}),
    MAIL_TOKEN_KEY: randomUUID(),
    // All who shop in a test live in one house.
    RISK_ORDERS_PER_DAY: "1000",
    SMTP_URL: smtpUrl,
    BACKEND_PORT: String(backendPort),
    STRIPE_API_PROTOCOL: "http",
    STRIPE_API_HOST: "127.0.0.1",
    STRIPE_API_PORT: String(providerPort),
  };
  const services = join(import.meta.dirname, "../../..");
  const backend = createKillableProcess({
    file: join(services, "backend/src/main.ts"),
    env,
    healthUrl: `${urls.backend}/health`,
  });
  const provider = createKillableProcess({
    file: join(services, "payments/src/main.ts"),
    env: {...shared, PAYMENTS_PORT: String(providerPort), BACKEND_URL: urls.backend},
    healthUrl: `${urls.provider}/health`,
  });
  return {env, backend, provider, urls};
}

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" ? address?.port : undefined;
  probe.close();
  if (port === undefined) throw new Error("No port is free");
  return port;
}
