import {pino} from "pino";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {startSmtpServer} from "../../../test/smtp-server.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createDispatcher} from "./dispatcher.ts";
import {createOutboxRepository} from "./outbox-repository.ts";
import {createSmtpSender} from "./smtp.ts";
import {outbox} from "./tables.ts";

const databases = await openTestDatabases();
const NOON = new Date("2026-03-01T12:00:00Z");
const FROM = {name: "Gradus", address: "hello@gradus.example"};

type Server = Awaited<ReturnType<typeof startSmtpServer>>;

/** The reply of a mail server, whether the mail is retried, and the error that staff see. */
const ANSWERS: readonly (readonly [string, Parameters<typeof startSmtpServer>[0], string, string])[] = [
  ["takes it", {}, "sent", ""],
  ["knows nobody of that name", {RCPT: "550 5.1.1 unknown"}, "failed", "EENVELOPE"],
  ["takes nothing for them any more", {RCPT: "554 no"}, "failed", "EENVELOPE"],
  ["has no room for them now", {RCPT: "452 4.2.2 mailbox full"}, "queued", "EENVELOPE"],
  ["does not know us yet", {RCPT: "451 greylisted"}, "queued", "EENVELOPE"],
  ["takes nothing from us", {MAIL: "550 blocked"}, "failed", "EENVELOPE"],
  ["takes nothing from us now", {MAIL: "421 later"}, "queued", "EENVELOPE"],
  ["refuses the message once it has read it", {".": "554 5.7.1 spam"}, "failed", "EMESSAGE"],
  ["fails once it has read the message", {".": "451 local error"}, "queued", "EMESSAGE"],
  ["wants no message after all", {DATA: "451 not now"}, "queued", "EENVELOPE"],
  ["greets with a refusal", {hello: "554 go away"}, "queued", "EPROTOCOL"],
  ["does not finish its greeting", {hello: "x".repeat(5)}, "queued", "EPROTOCOL"],
  ["hangs up when it is greeted", {EHLO: null}, "queued", "ECONNECTION"],
  ["hangs up over the sender", {MAIL: null}, "queued", "ECONNECTION"],
  ["hangs up over the receiver", {RCPT: null}, "queued", "ECONNECTION"],
  ["hangs up with the message in its hands", {".": null}, "queued", "ECONNECTION"],
];

describe.each(databases)("a mail on $name whose server", ({db, reset}) => {
  let server: Server | null = null;
  beforeEach(reset);
  afterEach(() => server?.close());

  it.each(ANSWERS)("%s", async (_case, replies, status, error) => {
    server = await startSmtpServer(replies);
    const transport = createSmtpSender({url: server.url, from: FROM});
    const dispatcher = createDispatcher({
      outbox: createOutboxRepository(db),
      send: ({to_addr: to, message_id: messageId}) =>
        transport({to, messageId, subject: "Hi", text: "Hi", html: "<p>Hi</p>", unsubscribeUrl: null}),
      forgetsAddress: () => false,
      now: () => NOON,
      logger: pino({level: "silent"}),
    });
    await createOutboxRepository(db).add({
      dedupe: "mail",
      template: "account_exists",
      locale: "en",
      to_addr: "ann@example.com",
      payload: {region: "int"},
      now: NOON,
    });
    dispatcher.wake();
    await dispatcher.idle();
    const [row] = await db.select().from(outbox);
    expect([row?.status, row?.error ?? "", row?.tries]).toEqual([status, error, 1]);
    // What is tried again waits a minute first; nothing else is due any more.
    expect(row?.next_at).toEqual(new Date(NOON.getTime() + (status === "queued" ? 60_000 : 5_000)));
  });
});
