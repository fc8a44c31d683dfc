import {join} from "node:path";
import {getConnInfo} from "@hono/node-server/conninfo";
import {createSocialProviders} from "../accounts/social/provider/social-providers.ts";
import {demoGrants, noGrants} from "../commerce/entitlements/grants.ts";
import {createPayments} from "../commerce/payments/payment-client.ts";
import {createContentApi} from "../core/content/content-api.ts";
import {openAuthKeys} from "../core/crypto/open-auth-keys.ts";
import {createPasswordHasher} from "../core/crypto/password-hasher.ts";
import {createSecret, readOrCreateKey} from "../core/crypto/secret.ts";
import {type Database, openDatabase} from "../core/db/open-database.ts";
import {createJobQueue} from "../core/jobs/job-queue.ts";
import {createLogger} from "../core/log/logger.ts";
import {createMailer} from "../core/mail/create-mailer.ts";
import {createSmtpSender} from "../core/mail/smtp.ts";
import type {Module} from "../core/module.ts";
import {createDeletedList} from "../core/storage/deleted-list.ts";
import {openObjectStore} from "../core/storage/object-settings.ts";
import {createPictureStore} from "../core/storage/picture-store.ts";
import {createPrivateFiles} from "../core/storage/private-files.ts";
import {createOutgoing} from "../training/platforms/outgoing/outgoing-client.ts";
import {hostsOf} from "../training/platforms/platform-settings.ts";
import {createPlatforms} from "../training/platforms/platforms.ts";
import {createRecordingWorkerPool} from "../training/recordings/reading/recording-worker-pool.ts";
import {type AppDeps, completeDeps} from "./app-deps.ts";
import type {Env} from "./env.ts";
import {listJobKinds, listMails} from "./list-parts.ts";

const READ_AT_ONCE_MS = 10_000;

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/**
 * Opens what the environment names and brings the database up to date: all that a process needs which answers requests,
 * works on jobs, or both. Nothing listens and nothing runs yet.
 */
export async function openBackend(env: Env, modules: readonly Module<AppDeps>[]) {
  const logger = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
  await prepare(database, env, modules);
  const {db} = database;
  const jobKinds = listJobKinds(modules);
  const jobs = createJobQueue({store: database.jobStore, kinds: jobKinds, logger});
  await jobs.start();
  const shared = {db, now: env.now, logger, ...(await openMailContext(env))};
  const transport = createSmtpSender({url: env.SMTP_URL, from: env.MAIL_FROM});
  const mailer = createMailer({...shared, mails: listMails(modules), transport});
  const stopping = new AbortController();
  const services = {
    ...shared,
    ...(await openServices(env)),
    enqueue: jobs.enqueue,
    wakeMail: env.JOBS ? mailer.wake : ignoreWake,
    isStopping: () => stopping.signal.aborted,
  };
  return {deps: completeDeps(services, modules), modules, database, jobs, jobKinds, mailer, stopping};
}

/**
 * Creates the tables of this version and the rows that domains require. Where others can reach the database, it refuses
 * one with invented people.
 */
async function prepare({migrate, db}: Database, env: Env, modules: readonly Module<AppDeps>[]) {
  await migrate();
  for (const {seed} of modules) await seed?.(db);
  if (env.NODE_ENV !== "production" && env.isForThisMachine) return;
  for (const {refuseDemo} of modules) await refuseDemo?.(db);
}

/** What mails are written with: where their links lead, and what makes them. */
async function openMailContext(env: Env) {
  const secret = createSecret(env.MAIL_TOKEN_KEY ?? (await readOrCreateKey(env.DATA_DIR)));
  return {secret, siteUrl: env.SITE_URL, publicUrl: env.BACKEND_PUBLIC_URL};
}

/** Does nothing: a separate worker polls the outbox every few seconds. */
function ignoreWake() {}

/** What is reached through the environment: keys, files, and other services. */
async function openServices(env: Env) {
  const keys = await openAuthKeys(env);
  const outgoing = createOutgoing({
    hosts: hostsOf(env.platforms),
    allowPrivate: env.PLATFORMS_ON_THIS_MACHINE,
  });
  return {
    content: createContentApi(env.content),
    passwords: createPasswordHasher(),
    wrappingKeys: keys.wrapping,
    refreshKeys: keys.refresh,
    privateFiles: createPrivateFiles({folder: join(env.DATA_DIR, "private"), keys: keys.wrapping}),
    deletedList: createDeletedList(join(env.DATA_DIR, "deleted")),
    objects: openObjectStore(env.bucket, join(env.DATA_DIR, "objects")),
    workerPool: createRecordingWorkerPool(),
    readAtOnceMs: READ_AT_ONCE_MS,
    pictures: createPictureStore(join(env.DATA_DIR, "avatars")),
    platforms: createPlatforms(env.platforms, outgoing),
    socialClients: env.social,
    social: createSocialProviders({
      clients: env.social,
      siteUrl: env.SITE_URL,
      publicUrl: env.BACKEND_PUBLIC_URL,
      now: env.now,
    }),
    payments: env.payments && createPayments(env.payments),
    readGrants: env.DEMO ? demoGrants : noGrants,
    staffMail: env.STAFF_MAIL,
    refundApprovalLimit: env.REFUND_APPROVAL_LIMIT,
    risk: {reviewAmount: env.RISK_REVIEW_AMOUNT, ordersPerDay: env.RISK_ORDERS_PER_DAY},
    studioUrl: env.STUDIO_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    peerAddress: (c: Parameters<typeof getConnInfo>[0]) => getConnInfo(c).remote.address ?? "",
    needsStaffFactor: env.NODE_ENV === "production",
    hasDemoPeople: env.DEMO,
    hasDemoYear: env.DEMO && env.DEMO_YEAR,
    place: {NODE_ENV: env.NODE_ENV, DATABASE_URL: env.DATABASE_URL},
  };
}
