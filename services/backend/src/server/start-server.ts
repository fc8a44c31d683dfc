import {once} from "node:events";
import {hostname} from "node:os";
import {join} from "node:path";
import {setTimeout as pause} from "node:timers/promises";
import {type ServerType, serve} from "@hono/node-server";
import {getConnInfo} from "@hono/node-server/conninfo";
import type {Logger} from "pino";
import {createAccountLinks} from "../accounts/account/account-links.ts";
import {findAccount} from "../accounts/account/find-account.ts";
import {seedPermissionGroups} from "../accounts/account/permission-groups.ts";
import {refuseDemoPeople, seedDemoPeople} from "../accounts/demo/seed-demo.ts";
import {linkDemoRunner} from "../accounts/social/link-demo-runner.ts";
import {createSocialProviders} from "../accounts/social/provider/social-providers.ts";
import {refuseDemoCoaches, seedDemoCoaches} from "../coaches/demo/seed-demo-coaches.ts";
import {seedCatalog} from "../commerce/catalog/seed-catalog.ts";
import {demoGrants, noGrants} from "../commerce/entitlements/grants.ts";
import {type ContentApi, createContentApi} from "../core/content/content-api.ts";
import {type AuthKeys, openAuthKeys} from "../core/crypto/open-auth-keys.ts";
import {createPasswordHasher, type PasswordHasher} from "../core/crypto/password-hasher.ts";
import {createSecret, readOrCreateKey} from "../core/crypto/secret.ts";
import type {Db} from "../core/db/db.ts";
import {type Database, openDatabase} from "../core/db/open-database.ts";
import {startHeartbeat} from "../core/jobs/heartbeat.ts";
import {type Enqueue, JOB_KINDS} from "../core/jobs/job-kinds.ts";
import {createJobQueue} from "../core/jobs/job-queue.ts";
import {startWorker} from "../core/jobs/job-worker.ts";
import {createLogger} from "../core/log/logger.ts";
import {createMailer} from "../core/mail/create-mailer.ts";
import {createPictureStore, type PictureStore} from "../core/storage/picture-store.ts";
import {createPrivateFiles, type PrivateFiles} from "../core/storage/private-files.ts";
import {seedFeatures} from "../feature-flags/seed-features.ts";
import {seedDemoGear} from "../gear/seed-demo-gear.ts";
import {createNotary} from "../legal/versions/notary.ts";
import {startRecording} from "../legal/versions/start-recording.ts";
import {createNewsletterLinks} from "../newsletter/newsletter-links.ts";
import {createNewsletterTokens} from "../newsletter/newsletter-tokens.ts";
import {seedDemoShare} from "../sharing/seed-demo-share.ts";
import {createOutgoing} from "../training/integrations/outgoing/outgoing-client.ts";
import {hostsOf} from "../training/integrations/platform-settings.ts";
import {createPlatforms, type Platforms} from "../training/integrations/platforms.ts";
import {createApp} from "./app.ts";
import type {Env} from "./env.ts";
import {createJobHandlers} from "./job-handlers.ts";

const STOP_WITHIN_MS = 25_000;

/** Brings the database up to date, then answers requests and sends mail until a signal ends it. */
export async function startServer(env: Env) {
  const logger = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
  await database.migrate();
  await seedCatalog(database.db);
  await seedPermissionGroups(database.db);
  await seedFeatures(database.db);
  if (env.NODE_ENV === "production") await refuseDemo(database.db);
  const passwords = createPasswordHasher();
  if (env.DEMO) await seedDemo(database, env, passwords);
  const keys = await openAuthKeys(env);
  const jobs = createJobQueue({store: database.jobStore, kinds: JOB_KINDS, logger});
  await jobs.start();
  const content = createContentApi(env.content);
  const outgoing = createOutgoing({
    hosts: hostsOf(env.platforms),
    allowPrivate: env.PLATFORMS_ON_THIS_MACHINE,
  });
  const platforms = createPlatforms(env.platforms, outgoing);
  const {enqueue} = jobs;
  const privateFiles = createPrivateFiles({folder: join(env.DATA_DIR, "private"), keys: keys.wrapping});
  const pictures = createPictureStore(join(env.DATA_DIR, "avatars"));
  const parts = {content, keys, passwords, privateFiles, pictures, logger, platforms, enqueue};
  const {app, mailer, secret, stopping} = await wire(env, database, parts);
  const server = serve({fetch: app.fetch, hostname: env.HOST, port: env.BACKEND_PORT});
  // Rejects when the port is taken.
  await once(server, "listening");
  logger.info({host: env.HOST, port: env.BACKEND_PORT, database: database.kind}, "backend listens");
  mailer.start();
  const handlers = createJobHandlers({
    ...{db: database.db, now: env.now, logger, platforms, enqueue},
    ...{kek: keys.wrapping, secret, files: privateFiles, pictures, wakeMail: mailer.wake},
  });
  await startWorker({boss: jobs.boss, kinds: JOB_KINDS, handlers, logger});
  const beating = startHeartbeat({db: database.db, now: env.now, logger}, `${hostname()}-${process.pid}`);
  const recording = startRecordingSeals(env, database, content, logger);
  stopOnSignal(stopping, logger, async () => {
    clearInterval(beating);
    await recording?.stop();
    await close(server);
    await Promise.all([jobs.stop(), mailer.stop()]);
    await database.close();
  });
}

async function refuseDemo(db: Db) {
  await refuseDemoPeople(db);
  await refuseDemoCoaches(db);
}

async function seedDemo({db}: Database, env: Env, passwords: PasswordHasher) {
  await seedDemoPeople({db, now: env.now, passwords}, env);
  await linkDemoRunner(db, env.social, env.now);
  await seedDemoCoaches(db, env);
  await seedDemoGear(db, env.now);
  await seedDemoShare(db, env.now);
}

interface Parts {
  readonly content: ContentApi;
  readonly keys: AuthKeys;
  readonly passwords: PasswordHasher;
  readonly privateFiles: PrivateFiles;
  readonly pictures: PictureStore;
  readonly logger: Logger;
  readonly platforms: Platforms;
  readonly enqueue: Enqueue;
}

async function wire(env: Env, {db}: Database, {keys, ...parts}: Parts) {
  const {logger} = parts;
  const {now} = env;
  const stopping = new AbortController();
  const secret = createSecret(env.MAIL_TOKEN_KEY ?? (await readOrCreateKey(env.DATA_DIR)));
  const tokens = createNewsletterTokens(secret);
  const newsletterLinks = createNewsletterLinks(tokens, env.BACKEND_PUBLIC_URL);
  const accountLinks = createAccountLinks(secret, env.SITE_URL);
  const {SMTP_URL: smtpUrl, MAIL_FROM: from} = env;
  const mailer = createMailer({db, now, logger, smtpUrl, from, newsletterLinks, accountLinks});
  const app = createApp({
    ...parts,
    db,
    now,
    secret,
    tokens,
    wakeMail: mailer.wake,
    wrappingKeys: keys.wrapping,
    refreshKeys: keys.refresh,
    social: createSocialProviders({
      clients: env.social,
      siteUrl: env.SITE_URL,
      publicUrl: env.BACKEND_PUBLIC_URL,
      now,
    }),
    readGrants: env.DEMO ? demoGrants : noGrants,
    siteUrl: env.SITE_URL,
    publicUrl: env.BACKEND_PUBLIC_URL,
    staffMail: env.STAFF_MAIL,
    featureSubject: findAccount,
    origins: [env.SITE_URL, ...(env.STUDIO_URL ? [env.STUDIO_URL] : [])],
    trustedProxies: env.TRUSTED_PROXIES,
    peerAddress: (c) => getConnInfo(c).remote.address ?? "",
    isStopping: () => stopping.signal.aborted,
    hasDemoPeople: env.DEMO,
  });
  return {app, mailer, secret, stopping};
}

/** Without a token there is nothing legal to read, and its endpoints say so. */
function startRecordingSeals(env: Env, {db}: Database, content: ContentApi, logger: Logger) {
  if (env.content.sealToken === null) return null;
  return startRecording({content, notary: createNotary({db, now: env.now}), now: env.now, logger});
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
