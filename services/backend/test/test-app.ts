import {type Logger, pino} from "pino";
import {createPasswordHasher, type PasswordHasher} from "../src/accounts/passwords/password-hasher.ts";
import {createKeyRing} from "../src/accounts/tokens/key-ring.ts";
import {createApp} from "../src/app.ts";
import {type ContentApi, createContentApi} from "../src/content/content-api.ts";
import type {Db} from "../src/db/db.ts";
import type {FeatureRouteDeps} from "../src/features/routes.ts";
import {createAccountLinks} from "../src/mail/account-links.ts";
import {createDispatcher} from "../src/mail/dispatcher.ts";
import {createOutboxRepository} from "../src/mail/outbox-repository.ts";
import {sendMail} from "../src/mail/send-mail.ts";
import type {OutgoingMail} from "../src/mail/smtp.ts";
import {createNewsletterLinks} from "../src/newsletter/newsletter-links.ts";
import {createNewsletterTokens} from "../src/newsletter/newsletter-tokens.ts";
import {createSecret} from "../src/secret.ts";
import type {SocialClients} from "../src/social/provider/social-clients.ts";
import {createSocialProviders} from "../src/social/provider/social-providers.ts";
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
  /** The providers people can sign in with; none unless given. */
  readonly socialClients?: SocialClients;
}

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
  const {featureSubject = async () => null, socialClients: clients = {}} = options;
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
    wrappingKeys: createKeyRing([WRAPPING_SECRET]),
    refreshKeys: createKeyRing(["the key of refresh tokens, in tests"]),
    social: createSocialProviders({clients, siteUrl, publicUrl: siteUrl, now}),
    siteUrl,
    staffMail: "staff@gradus.example",
    featureSubject,
    origins: [siteUrl],
    trustedProxies: new Set(["127.0.0.1"]),
    peerAddress: () => "127.0.0.1",
    isStopping: () => isStopping,
  });
  holdToContract(app);
  return {
    app,
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
