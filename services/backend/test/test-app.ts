import {pino} from "pino";
import {createApp} from "../src/app.ts";
import type {Db} from "../src/db/db.ts";
import {createDispatcher} from "../src/mail/dispatcher.ts";
import {createOutboxRepository} from "../src/mail/outbox-repository.ts";
import {sendMail} from "../src/mail/send-mail.ts";
import type {OutgoingMail} from "../src/mail/smtp.ts";
import {createNewsletterLinks} from "../src/newsletter/newsletter-links.ts";
import {createNewsletterTokens} from "../src/newsletter/newsletter-tokens.ts";
import {createSecret} from "../src/secret.ts";

export const SITE_URL = "https://site.example";

/** The whole backend on a database, with a clock to move and a mail server to read or break. */
export function createTestApp(db: Db, logger = pino({level: "silent"})) {
  let time = Date.parse("2026-03-01T12:00:00Z");
  let breakage: Error | null = null;
  let isStopping = false;
  const now = () => new Date(time);
  const sent: OutgoingMail[] = [];
  const secret = createSecret("test-key");
  const tokens = createNewsletterTokens(secret);
  const newsletterLinks = createNewsletterLinks(tokens, "https://api.example");
  const transport = async (mail: OutgoingMail) => {
    if (breakage) throw breakage;
    sent.push(mail);
  };
  const outbox = createOutboxRepository(db);
  const send = sendMail.bind(null, {transport, newsletterLinks});
  const dispatcher = createDispatcher({outbox, send, now, logger});
  const app = createApp({
    db,
    now,
    logger,
    secret,
    tokens,
    wakeMail: dispatcher.wake,
    siteUrl: SITE_URL,
    origins: [SITE_URL],
    trustedProxies: new Set(["127.0.0.1"]),
    peerAddress: () => "127.0.0.1",
    isStopping: () => isStopping,
  });
  return {
    app,
    sent,
    dispatcher,
    now,
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
