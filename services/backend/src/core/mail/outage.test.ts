import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createDispatcher} from "./dispatcher.ts";
import {createOutboxRepository, type OutboxMail} from "./outbox-repository.ts";
import {outbox} from "./tables.ts";

const databases = await openTestDatabases();
const NOON = Date.parse("2026-03-01T12:00:00Z");
const MINUTE_MS = 60_000;
const logger = pino({level: "silent"});

/** Of a mail server, as the sender throws it; that a real one is understood so is shown in `refused-mail.test.ts`. */
const trouble = (code: string, responseCode?: number) =>
  Object.assign(new Error(code), {code, ...(responseCode !== undefined && {responseCode})});
const AWAY = trouble("ESOCKET");
const LATER = trouble("EENVELOPE", 451);
const UNKNOWN = trouble("EENVELOPE", 550);
const CUT_OFF = trouble("ECONNECTION");

/** A mail server with a bad afternoon: an hour away, then it takes nothing yet, then it is slow. */
function createBadServer(minute: () => number) {
  const deliveries = new Map<string, number>();
  let isSlow = false;

  async function answer({to_addr, message_id}: OutboxMail) {
    if (minute() < 60) throw AWAY;
    if (to_addr.startsWith("unknown")) throw UNKNOWN;
    if (minute() < 75) throw LATER;
    if (to_addr.startsWith("full") && minute() < 240) throw trouble("EENVELOPE", 452);
    isSlow = true;
    // Long enough that every other dispatcher has looked for due mails by then.
    for (let round = 0; round < 50; round++) await new Promise((resolve) => setImmediate(resolve));
    const times = (deliveries.get(message_id) ?? 0) + 1;
    deliveries.set(message_id, times);
    // The server has accepted the mail, but its confirmation is lost.
    if (to_addr.startsWith("cut") && times === 1) throw CUT_OFF;
  }

  return {answer, taken: deliveries, wasSlow: () => isSlow};
}

describe.each(databases)("an hour without a mail server, on $name", ({db, reset}) => {
  beforeEach(reset);

  it("every e-mail is sent once or marked as failed, and none is lost, whichever dispatcher handles it", async () => {
    let minute = 0;
    const now = () => new Date(NOON + minute * MINUTE_MS);
    const server = createBadServer(() => minute);
    const mails = createOutboxRepository(db);
    const add = (dedupe: string, to: string) =>
      mails.add({dedupe, template: "order_received", locale: "en", to_addr: to, payload: {}, now: now()});
    const dispatchers = [1, 2].map(() =>
      createDispatcher({outbox: mails, send: server.answer, forgetsAddress: () => false, now, logger}),
    );
    const expectedMails: string[] = [];
    for (; minute < 14 * 60; minute += minute < 80 ? 2 : 10) {
      if (minute < 60 && minute % 10 === 0) {
        for (const recipientName of ["ann", "unknown", "full", "cut"]) {
          const dedupe = `${recipientName}.${minute}`;
          expectedMails.push(dedupe);
          // Each cause occurs twice, as when an event is delivered again.
          for (const _time of [1, 2]) await add(dedupe, `${recipientName}.${minute}@example.com`);
        }
      }
      for (const {wake} of dispatchers) wake();
      await Promise.all(dispatchers.map(({idle}) => idle()));
      if (minute === 58) expect(server.taken.size).toBe(0);
    }
    const rows = await db.select().from(outbox);
    expect(rows.map(({dedupe}) => dedupe).sort()).toEqual(expectedMails.toSorted());
    const isRefused = (name: string) => name.startsWith("unknown");
    for (const {dedupe, status, error} of rows) {
      expect([dedupe, status, error]).toEqual([
        dedupe,
        ...(isRefused(dedupe) ? ["failed", "EENVELOPE"] : ["sent", null]),
      ]);
    }
    // The one case that looks the same as a loss: the mail is sent twice under one id, which mail programs merge.
    const times = expectedMails.map((name) => [name, server.taken.get(name) ?? 0]);
    expect(times).toEqual(
      expectedMails.map((name) => [name, isRefused(name) ? 0 : name.startsWith("cut") ? 2 : 1]),
    );
    expect(server.wasSlow()).toBe(true);
  });
});
