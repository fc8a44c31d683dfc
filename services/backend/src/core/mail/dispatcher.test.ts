import {pino} from "pino";
import {expect, it, vi} from "vitest";
import {createDispatcher} from "./dispatcher.ts";
import type {OutboxMail} from "./outbox-repository.ts";
import {createSmtpSender} from "./smtp.ts";

const logger = pino({level: "silent"});
const NOON = new Date("2026-03-01T12:00:00Z");

function mail(tries: number): OutboxMail {
  return {
    id: "mail_1",
    dedupe: "d",
    template: "newsletter_confirm",
    locale: "en",
    to_addr: "ann@example.com",
    payload: {},
    status: "sending",
    tries,
    next_at: NOON,
    message_id: "d",
    error: null,
    created_at: NOON,
    sent_at: null,
  };
}

async function deliver(tries: number, error: Error) {
  const batches = [[mail(tries)]];
  const outbox = {
    claimDue: async () => batches.shift() ?? [],
    renew: async () => {},
    markSent: vi.fn(async () => {}),
    retry: vi.fn(async () => {}),
    fail: vi.fn(async () => {}),
  };
  const send = () => Promise.reject(error);
  const dispatcher = createDispatcher({outbox, forgetsAddress: () => false, send, now: () => NOON, logger});
  dispatcher.wake();
  await dispatcher.idle();
  return outbox;
}

const smtpError = (code: string, responseCode?: number) =>
  Object.assign(new Error("no"), {code, ...(responseCode && {responseCode})});

it.each([
  [1, "2026-03-01T12:01:00Z"],
  [4, "2026-03-01T12:10:00Z"],
  [10, "2026-03-02T00:00:00Z"],
])("after failure %i it tries again at %s", async (tries, next) => {
  const {retry, fail} = await deliver(tries, smtpError("ESOCKET"));
  expect(retry).toHaveBeenCalledWith("mail_1", new Date(next), "ESOCKET");
  expect(fail).not.toHaveBeenCalled();
});

it.each([
  [1, "2026-03-01T12:00:05Z"],
  [2, "2026-03-01T12:00:10Z"],
  [3, "2026-03-01T12:00:20Z"],
  [4, "2026-03-01T12:01:00Z"],
  [13, "2026-03-02T00:00:00Z"],
])("after failure %i to reach the server at all it tries again at %s", async (tries, next) => {
  const closed = createSmtpSender({
    url: "smtp://127.0.0.1:1",
    from: {name: "Gradus", address: "hello@gradus.example"},
  });
  const message = {
    to: "ann@example.com",
    messageId: "m",
    subject: "Hi",
    text: "Hi",
    html: "",
    unsubscribeUrl: null,
  };
  const error = await closed(message).catch((refused) => refused);
  const {retry} = await deliver(tries, error);
  expect(retry).toHaveBeenCalledWith("mail_1", new Date(next), "ESOCKET");
});

it("after ten pauses the dispatcher gives up and records the error", async () => {
  const {fail, retry} = await deliver(11, smtpError("ETIMEDOUT"));
  expect(fail).toHaveBeenCalledWith("mail_1", "ETIMEDOUT", {forgetAddress: false});
  expect(retry).not.toHaveBeenCalled();
});

it.each([
  ["a recipient the server refuses for good", smtpError("EENVELOPE", 550), "fail"],
  ["a message the server refuses for good", smtpError("EMESSAGE", 554), "fail"],
  ["a full mailbox", smtpError("EENVELOPE", 452), "retry"],
  ["a wrong login of ours", smtpError("EAUTH", 535), "retry"],
  ["an error of ours while writing the mail", new TypeError("x"), "retry"],
] as const)("%s: %s", async (_case, error, outcome) => {
  const outbox = await deliver(1, error);
  expect(outbox[outcome]).toHaveBeenCalledOnce();
});

it("a mail that arrives while another is being sent does not wait for the next poll", async () => {
  const batches: OutboxMail[][] = [[mail(1)]];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const markSent = vi.fn(async () => {});
  const outbox = {
    claimDue: async () => batches.shift() ?? [],
    markSent,
    retry: vi.fn(),
    fail: vi.fn(),
    renew: vi.fn(),
  };
  const dispatcher = createDispatcher({
    outbox,
    forgetsAddress: () => false,
    send: () => gate,
    now: () => NOON,
    logger,
  });
  dispatcher.wake();
  batches.push([], [mail(1)]);
  dispatcher.wake();
  letGo();
  await dispatcher.idle();
  expect(markSent).toHaveBeenCalledTimes(2);
});

it("an unreachable database does not end the process", async () => {
  const claimDue = () => Promise.reject(new Error("away"));
  const outbox = {claimDue, markSent: vi.fn(), retry: vi.fn(), fail: vi.fn(), renew: vi.fn()};
  const dispatcher = createDispatcher({
    outbox,
    forgetsAddress: () => false,
    send: vi.fn(),
    now: () => NOON,
    logger,
  });
  dispatcher.wake();
  await expect(dispatcher.idle()).resolves.toBeUndefined();
});

it("a stopped dispatcher sends the batch it has begun, and starts no other", async () => {
  const batches: OutboxMail[][] = [[mail(1)], [mail(1)]];
  const gate = Promise.withResolvers<void>();
  const claimDue = vi.fn(async () => batches.shift() ?? []);
  const markSent = vi.fn(async () => {});
  const outbox = {claimDue, markSent, retry: vi.fn(), fail: vi.fn(), renew: vi.fn()};
  const send = () => gate.promise;
  const dispatcher = createDispatcher({outbox, forgetsAddress: () => false, send, now: () => NOON, logger});
  dispatcher.start();
  const stopped = dispatcher.stop();
  dispatcher.wake();
  gate.resolve();
  await stopped;
  dispatcher.wake();
  await dispatcher.idle();
  expect([batches.length, markSent.mock.calls.length]).toEqual([1, 1]);
});

it("e-mail claimed by a process that died is due again within five seconds, and a slow process keeps its own", async () => {
  vi.useFakeTimers({now: NOON});
  const leases: Date[] = [];
  const hold = async (leaseEnds: Date) => void leases.push(leaseEnds);
  const gate = Promise.withResolvers<void>();
  const batches: OutboxMail[][] = [[mail(1)]];
  const outbox = {
    claimDue: async (_now: Date, leaseEnds: Date) => {
      await hold(leaseEnds);
      return batches.shift() ?? [];
    },
    renew: async (_ids: readonly string[], leaseEnds: Date) => hold(leaseEnds),
    markSent: vi.fn(async () => {}),
    retry: vi.fn(),
    fail: vi.fn(),
  };
  const send = () => gate.promise;
  const now = () => new Date();
  const dispatcher = createDispatcher({outbox, forgetsAddress: () => false, send, now, logger});
  dispatcher.wake();
  for (let second = 0; second < 30; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    const left = (leases.at(-1)?.getTime() ?? 0) - now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5000);
  }
  gate.resolve();
  await dispatcher.idle();
  const renewals = leases.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(leases.length).toBe(renewals);
  vi.useRealTimers();
});
