import {type Logger, pino} from "pino";
import {createAccountLinks} from "../src/accounts/account/account-links.ts";
import type {SocialClients} from "../src/accounts/social/provider/social-clients.ts";
import {createSocialProviders} from "../src/accounts/social/provider/social-providers.ts";
import {noGrants, type ReadGrants} from "../src/commerce/entitlements/grants.ts";
import {type ContentApi, createContentApi} from "../src/core/content/content-api.ts";
import {createKeyRing} from "../src/core/crypto/key-ring.ts";
import {createPasswordHasher, type PasswordHasher} from "../src/core/crypto/password-hasher.ts";
import {createSecret} from "../src/core/crypto/secret.ts";
import type {Db} from "../src/core/db/db.ts";
import type {Enqueue} from "../src/core/jobs/job-kinds.ts";
import {createDispatcher} from "../src/core/mail/dispatcher.ts";
import {createOutboxRepository} from "../src/core/mail/outbox-repository.ts";
import {sendMail} from "../src/core/mail/send-mail.ts";
import type {OutgoingMail} from "../src/core/mail/smtp.ts";
import {createPictureStore} from "../src/core/storage/picture-store.ts";
import {createPrivateFiles, type PrivateFiles} from "../src/core/storage/private-files.ts";
import type {FeatureRouteDeps} from "../src/feature-flags/routes.ts";
import {createNewsletterLinks} from "../src/newsletter/newsletter-links.ts";
import {createNewsletterTokens} from "../src/newsletter/newsletter-tokens.ts";
import {createApp} from "../src/server/app.ts";
import {createOutgoing} from "../src/training/integrations/outgoing/outgoing-client.ts";
import {createPlatforms, type Platforms} from "../src/training/integrations/platforms.ts";
import {WRAPPING_SECRET} from "./forged-token.ts";
import {holdToContract} from "./hold-to-contract.ts";

export const SITE_URL = "https://site.example";

// As few rounds as the algorithm allows: what tests guess is not secret.
const cheapPasswords = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1});

interface Options {
  readonly logger?: Logger;
  readonly content?: ContentApi;
  readonly siteUrl?: string;
  readonly passwords?: PasswordHasher;
  readonly featureSubject?: FeatureRouteDeps["featureSubject"];
  /** Without a queue nothing can be asked for later. */
  readonly enqueue?: Enqueue;
  readonly privateFiles?: PrivateFiles;
  /** The providers people can sign in with; none unless given. */
  readonly socialClients?: SocialClients;
  /** The platforms people can connect; none unless given. */
  readonly platforms?: Platforms;
  /** Where pictures are kept; there is none unless given. */
  readonly pictureFolder?: string;
  readonly readGrants?: ReadGrants;
  /** As on a local start; without it the app is a real one. */
  readonly hasDemoPeople?: boolean;
}

const wrappingKeys = createKeyRing([WRAPPING_SECRET]);

async function refuseWork(): Promise<never> {
  throw new Error("This test has no queue of jobs");
}
export const noWayOut = createOutgoing({hosts: new Set(), allowPrivate: false});
const NO_FOLDER = "/dev/null/pictures";

const nowhere = createContentApi({
  projectId: "gradus",
  dataset: "production",
  apiVersion: "2026-02-01",
  // Nothing listens on the discard port.
  apiHost: "http://127.0.0.1:9",
  sealToken: null,
});

/** The whole backend on a database, with a clock to move and a mail server to read or break. */
export function createTestApp(db: Db, options: Options = {}) {
  const {logger = pino({level: "silent"}), content = nowhere, siteUrl = SITE_URL} = options;
  const {featureSubject = async () => null, socialClients: clients = {}, hasDemoPeople = false} = options;
  const {platforms = createPlatforms({}, noWayOut), enqueue = refuseWork} = options;
  const {privateFiles = createPrivateFiles({folder: "", keys: wrappingKeys})} = options;
  const {passwords = cheapPasswords} = options;
  let time = Date.parse("2026-03-01T12:00:00Z");
  let breakage: Error | null = null;
  let isStopping = false;
  const now = () => new Date(time);
  const sent: OutgoingMail[] = [];
  const secret = createSecret("test-key");
  const tokens = createNewsletterTokens(secret);
  const newsletterLinks = createNewsletterLinks(tokens, "https://api.example");
  const accountLinks = createAccountLinks(secret, siteUrl);
  const transport = async (mail: OutgoingMail) => {
    if (breakage) throw breakage;
    sent.push(mail);
  };
  const outbox = createOutboxRepository(db);
  const send = sendMail.bind(null, {transport, newsletterLinks, accountLinks});
  const dispatcher = createDispatcher({outbox, send, now, logger});
  const app = createApp({
    db,
    now,
    logger,
    content,
    secret,
    tokens,
    wakeMail: dispatcher.wake,
    passwords,
    wrappingKeys,
    refreshKeys: createKeyRing(["the key of refresh tokens, in tests"]),
    enqueue,
    privateFiles,
    social: createSocialProviders({clients, siteUrl, publicUrl: siteUrl, now}),
    platforms,
    pictures: createPictureStore(options.pictureFolder ?? NO_FOLDER),
    readGrants: options.readGrants ?? noGrants,
    siteUrl,
    publicUrl: siteUrl,
    staffMail: "staff@gradus.example",
    featureSubject,
    origins: [siteUrl],
    trustedProxies: new Set(["127.0.0.1"]),
    peerAddress: () => "127.0.0.1",
    isStopping: () => isStopping,
    hasDemoPeople,
  });
  holdToContract(app);
  return {
    app,
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
