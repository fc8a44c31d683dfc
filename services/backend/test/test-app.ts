import {randomUUID} from "node:crypto";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {type Logger, pino} from "pino";
import type {SocialClients} from "../src/accounts/social/provider/social-clients.ts";
import {createSocialProviders} from "../src/accounts/social/provider/social-providers.ts";
import {noGrants, type ReadGrants} from "../src/commerce/entitlements/grants.ts";
import type {Payments} from "../src/commerce/payments/payment-client.ts";
import type {ReturnAddressOf} from "../src/commerce/returns/return-address.ts";
import {type ContentApi, createContentApi} from "../src/core/content/content-api.ts";
import {createKeyRing} from "../src/core/crypto/key-ring.ts";
import {createPasswordHasher, type PasswordHasher} from "../src/core/crypto/password-hasher.ts";
import {createSecret} from "../src/core/crypto/secret.ts";
import type {Db} from "../src/core/db/db.ts";
import type {JobKinds} from "../src/core/jobs/job-kind.ts";
import type {Enqueue} from "../src/core/jobs/job-queue.ts";
import {createMailer} from "../src/core/mail/create-mailer.ts";
import type {OutgoingMail} from "../src/core/mail/smtp.ts";
import type {Module} from "../src/core/module.ts";
import {createDeletedList} from "../src/core/storage/deleted-list.ts";
import type {ObjectStore} from "../src/core/storage/object-store.ts";
import {createPictureStore} from "../src/core/storage/picture-store.ts";
import {createPrivateFiles, type PrivateFiles} from "../src/core/storage/private-files.ts";
import type {FeatureRouteDeps} from "../src/feature-flags/routes.ts";
import {createApp} from "../src/server/app.ts";
import {type AppDeps, completeDeps} from "../src/server/app-deps.ts";
import {listMails} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";
import {createOutgoing} from "../src/training/platforms/outgoing/outgoing-client.ts";
import {createPlatforms, type Platforms} from "../src/training/platforms/platforms.ts";
import type {RecordingWorkerPool} from "../src/training/recordings/reading/recording-worker-pool.ts";
import {enforceContract} from "./enforce-contract.ts";
import {WRAPPING_SECRET} from "./forged-token.ts";
import {createObjectMemory} from "./object-memory.ts";
import {testRecordingPool} from "./recording-pool.ts";

export const SITE_URL = "https://site.example";
export const STUDIO_URL = "https://studio.example";

export const RETURN_ADDRESS = "Example Returns\nHall 1\n12345 Example Town";

/** A busy machine may take its time. */
export const READ_AT_ONCE_MS = 300_000;

// As few rounds as the algorithm allows: what tests guess is not secret.
const cheapPasswords = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1});

export interface TestAppOptions {
  readonly logger?: Logger;
  readonly content?: ContentApi;
  readonly siteUrl?: string;
  readonly passwords?: PasswordHasher;
  readonly featureSubject?: FeatureRouteDeps["featureSubject"];
  /** Without a queue no job can be enqueued. */
  readonly enqueue?: Enqueue<JobKinds>;
  readonly privateFiles?: PrivateFiles;
  /** The providers people can sign in with; none unless given. */
  readonly socialClients?: SocialClients;
  /** The platforms people can connect; none unless given. */
  readonly platforms?: Platforms;
  /** The folder with the ids of deleted accounts; a new one unless given. */
  readonly deletedFolder?: string;
  /** The folder of pictures; none unless given. */
  readonly pictureFolder?: string;
  /** The store of run files; in memory unless given. */
  readonly objects?: ObjectStore;
  /** What reads them; threads unless given. */
  readonly workerPool?: RecordingWorkerPool;
  readonly readGrants?: ReadGrants;
  /** Where parcels go back to; an example unless given. */
  readonly returnAddressOf?: ReturnAddressOf;
  /** The payment provider; nothing can be paid unless given. */
  readonly payments?: Payments;
  /** Orders a day to one address before staff review them; unless given, as many as a test may need. */
  readonly ordersPerDay?: number;
  /** The domains it is made of; all of them unless given. */
  readonly modules?: readonly Module<AppDeps>[];
  /** As on a real site. */
  readonly needsStaffFactor?: boolean;
  /** As on a local start; without it the app is a real one. */
  readonly hasDemoPeople?: boolean;
}

const wrappingKeys = createKeyRing([WRAPPING_SECRET]);

async function refuseJobs(): Promise<never> {
  throw new Error("This test has no queue of jobs");
}
const noOutgoing = createOutgoing({hosts: new Set(), allowPrivate: false});
const NO_FOLDER = "/dev/null/pictures";

const unreachableContent = createContentApi({
  projectId: "gradus",
  dataset: "production",
  apiVersion: "2026-02-01",
  // Nothing listens on the discard port.
  apiHost: "http://127.0.0.1:9",
  sealToken: null,
});

/** The whole backend on a database, with a clock to move and a mail server to read or break. */
export function createTestApp(db: Db, options: TestAppOptions = {}) {
  const {logger = pino({level: "silent"}), content = unreachableContent, siteUrl = SITE_URL} = options;
  const {featureSubject = async () => null, socialClients: clients = {}, hasDemoPeople = false} = options;
  const {platforms = createPlatforms({}, noOutgoing), enqueue = refuseJobs} = options;
  const {privateFiles = createPrivateFiles({folder: "", keys: wrappingKeys})} = options;
  const {passwords = cheapPasswords, modules = MODULES} = options;
  let time = Date.parse("2026-03-01T12:00:00Z");
  let breakage: Error | null = null;
  let isStopping = false;
  const now = () => new Date(time);
  const sent: OutgoingMail[] = [];
  const secret = createSecret("test-key");
  const transport = async (mail: OutgoingMail) => {
    if (breakage) throw breakage;
    sent.push(mail);
  };
  const places = {siteUrl, publicUrl: siteUrl};
  const mails = listMails(modules);
  const dispatcher = createMailer({db, now, logger, mails, transport, secret, ...places});
  const deps = completeDeps(
    {
      db,
      now,
      logger,
      content,
      secret,
      ...places,
      wakeMail: dispatcher.wake,
      passwords,
      wrappingKeys,
      refreshKeys: createKeyRing(["the key of refresh tokens, in tests"]),
      enqueue,
      privateFiles,
      socialClients: clients,
      social: createSocialProviders({clients, siteUrl, publicUrl: siteUrl, now}),
      platforms,
      deletedList: createDeletedList(options.deletedFolder ?? join(tmpdir(), `deleted-${randomUUID()}`)),
      pictures: createPictureStore(options.pictureFolder ?? NO_FOLDER),
      workerPool: options.workerPool ?? testRecordingPool,
      readAtOnceMs: READ_AT_ONCE_MS,
      objects: options.objects ?? createObjectMemory(),
      readGrants: options.readGrants ?? noGrants,
      returnAddressOf: options.returnAddressOf ?? (async () => RETURN_ADDRESS),
      payments: options.payments ?? null,
      staffMail: "staff@gradus.example",
      refundApprovalLimit: 20_000,
      risk: {reviewAmount: 50_000, ordersPerDay: options.ordersPerDay ?? 100},
      featureSubject,
      studioUrl: STUDIO_URL,
      trustedProxies: new Set(["127.0.0.1"]),
      peerAddress: () => "127.0.0.1",
      isStopping: () => isStopping,
      hasDemoPeople,
      hasDemoYear: false,
      needsStaffFactor: options.needsStaffFactor ?? false,
      place: {NODE_ENV: "test"},
    },
    modules,
  );
  const app = createApp(deps, modules);
  enforceContract(app);
  return {
    app,
    /** What all of it is made from. */
    deps,
    secret,
    sent,
    dispatcher,
    now,
    setTime: (instant: string) => {
      time = Date.parse(instant);
    },
    get: (path: string, headers: Record<string, string> = {}) => app.request(path, {headers}),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: "POST",
        headers: {"content-type": "application/json", ...headers},
        body: JSON.stringify(body),
      }),
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    breakMail: (error: Error) => {
      breakage = error;
    },
    repairMail: () => {
      breakage = null;
    },
    stop: () => {
      isStopping = true;
    },
  };
}
