import {once} from "node:events";
import {setTimeout as pause} from "node:timers/promises";
import {type ServerType, serve} from "@hono/node-server";
import {getConnInfo} from "@hono/node-server/conninfo";
import type {Logger} from "pino";
import {createApp} from "./app.ts";
import {seedCatalog} from "./commerce/seed-catalog.ts";
import {type Database, openDatabase} from "./db/open-database.ts";
import type {Env} from "./env.ts";
import {tidyUp} from "./jobs/tidy-up.ts";
import {createLogger} from "./logger.ts";
import {createMailer} from "./mail/create-mailer.ts";
import {createNewsletterLinks} from "./newsletter/newsletter-links.ts";
import {createNewsletterTokens} from "./newsletter/newsletter-tokens.ts";
import {createSecret, readOrCreateKey} from "./secret.ts";

const TIDY_UP_EVERY_MS = 60 * 60 * 1000;
const STOP_WITHIN_MS = 25_000;

/** Brings the database up to date, then answers requests and sends mail until a signal ends it. */
export async function startServer(env: Env) {
  const logger = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
  await database.migrate();
  await seedCatalog(database.db);
  const {app, mailer, stopping} = await wire(env, database, logger);
  const server = serve({fetch: app.fetch, hostname: env.HOST, port: env.BACKEND_PORT});
  // Rejects when the port is taken.
  await once(server, "listening");
  logger.info({host: env.HOST, port: env.BACKEND_PORT, database: database.kind}, "backend listens");
  mailer.start();
  const tidying = startTidying(env, database, logger);
  stopOnSignal(stopping, logger, async () => {
    clearInterval(tidying);
    await close(server);
    await mailer.stop();
    await database.close();
  });
}

async function wire(env: Env, {db}: Database, logger: Logger) {
  const {now} = env;
  const stopping = new AbortController();
  const secret = createSecret(env.MAIL_TOKEN_KEY ?? (await readOrCreateKey(env.DATA_DIR)));
  const tokens = createNewsletterTokens(secret);
  const newsletterLinks = createNewsletterLinks(tokens, env.BACKEND_PUBLIC_URL);
  const {SMTP_URL: smtpUrl, MAIL_FROM: from} = env;
  const mailer = createMailer({db, now, logger, smtpUrl, from, newsletterLinks});
  const app = createApp({
    db,
    now,
    logger,
    secret,
    tokens,
    wakeMail: mailer.wake,
    siteUrl: env.SITE_URL,
    origins: [env.SITE_URL, ...(env.STUDIO_URL ? [env.STUDIO_URL] : [])],
    trustedProxies: env.TRUSTED_PROXIES,
    peerAddress: (c) => getConnInfo(c).remote.address ?? "",
    isStopping: () => stopping.signal.aborted,
  });
  return {app, mailer, stopping};
}

function startTidying({now}: Env, {db}: Database, logger: Logger) {
  const holder = `process-${process.pid}`;
  const tidy = () => tidyUp({db, now, holder}).catch((err) => logger.error({err}, "tidying up failed"));
  return setInterval(tidy, TIDY_UP_EVERY_MS);
}

/** Finishes what has begun, takes nothing new. A second signal ends at once: every job can be done again. */
function stopOnSignal(stopping: AbortController, logger: Logger, stop: () => Promise<void>) {
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    logger.info({signal}, "backend stops");
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function close(server: ServerType) {
  const closed = new Promise((resolve) => server.close(resolve));
  return Promise.race([closed, pause(STOP_WITHIN_MS)]);
}
