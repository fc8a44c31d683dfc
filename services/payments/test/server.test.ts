import {spawn} from "node:child_process";
import {appendFileSync, mkdtempSync, rmSync} from "node:fs";
import {request} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {text} from "node:stream/consumers";
import {Stripe} from "stripe";
import {afterAll, beforeAll, expect, it} from "vitest";
import {openJournalFile} from "../src/state/journal-file.ts";
import {createGoods, SUCCESS_URL} from "./goods.ts";
import {startTestPayments, type TestPayments} from "./test-payments.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

let payments: TestPayments;
let folder: string;
beforeAll(async () => {
  payments = await startTestPayments();
  folder = mkdtempSync(join(tmpdir(), "payments-"));
});
afterAll(async () => {
  await payments.close();
  rmSync(folder, {recursive: true});
});

/** Starts the program as a person would; ends when it gives up. */
async function startProgram(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: {PATH: process.env.PATH, DATA_DIR: folder, ...env},
  });
  const [complaint, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once("exit", resolve)),
  ]);
  return {complaint, code};
}

it("does not start in production, and reports why", async () => {
  const {complaint, code} = await startProgram({NODE_ENV: "production"});
  expect(code).toBe(1);
  expect(complaint).toContain("bought without money");
});

it("a taken port is named with the way out", async () => {
  const {complaint, code} = await startProgram({PAYMENTS_PORT: String(payments.port)});
  expect(code).toBe(1);
  expect(complaint).toMatch(/port \d+ is taken.*PAYMENTS_PORT/);
});

it("another site's name for this machine opens nothing", async () => {
  const status = await new Promise((resolve, reject) => {
    const options = {headers: {host: "evil.example"}};
    request(`${payments.url}/`, options, (response) => resolve(response.statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

it("without the key the API returns no data", async () => {
  const stranger = new Stripe("sk_test_stranger", {host: "127.0.0.1", port: payments.port, protocol: "http"});
  await expect(stranger.products.list()).rejects.toMatchObject({statusCode: 401});
});

it("a restart keeps everything that was acknowledged, and ignores half a line at the end of the journal", async () => {
  const path = join(folder, "journal.ndjson");
  const first = await startTestPayments({journal: openJournalFile(path)});
  const {pod} = await createGoods(first.stripe);
  const session = await first.stripe.checkout.sessions.create(
    {mode: "payment", line_items: [{price: pod, quantity: 1}], success_url: SUCCESS_URL},
    {idempotencyKey: "once"},
  );
  await first.control("POST", `/sessions/${session.id}/pay`);
  await first.close();
  appendFileSync(path, '[{"put":{"id":"prod_half","object":"prod');

  const second = await startTestPayments({journal: openJournalFile(path)});
  expect(await second.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({payment_status: "paid"});
  const again = await second.stripe.checkout.sessions.create(
    {mode: "payment", line_items: [{price: pod, quantity: 1}], success_url: SUCCESS_URL},
    {idempotencyKey: "once"},
  );
  expect(again.id).toBe(session.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await second.stripe.products.create({name: "After"});
  await second.close();
  const third = await startTestPayments({journal: openJournalFile(path)});
  expect((await third.stripe.products.list()).data.map(({name}) => name)).toEqual([
    "After",
    "Membership",
    "Pod",
  ]);
  await third.close();
});

it("a call that fails half way leaves nothing behind", async () => {
  const {stripe} = payments;
  const before = (await stripe.events.list({limit: 100})).data.length;
  await expect(
    stripe.coupons.create({percent_off: 10, applies_to: {products: ["prod_nothing"]}}),
  ).rejects.toMatchObject({statusCode: 404});
  expect((await stripe.coupons.list()).data).toEqual([]);
  expect((await stripe.events.list({limit: 100})).data.length).toBe(before);
});

it("the SDK tries again what failed on the way, and one object comes of it", async () => {
  const {stripe} = payments;
  for (const fault of ["api_error", "api_offline"]) {
    const patient = new Stripe(payments.secretKey, {
      host: "127.0.0.1",
      port: payments.port,
      protocol: "http",
      maxNetworkRetries: 3,
    });
    await payments.control("PATCH", "/faults", {[fault]: true});
    const pending = patient.customers.create({email: `${fault}@example.com`});
    await expect(stripe.customers.list()).rejects.toThrow();
    await payments.control("PATCH", "/faults", {[fault]: false});
    await pending;
    expect((await stripe.customers.list({email: `${fault}@example.com`})).data).toHaveLength(1);
  }
});

it("answers its health check, and shows objects, events, clock and trouble on one page", async () => {
  expect((await fetch(`${payments.url}/health`)).status).toBe(200);
  const page = await (await fetch(payments.url)).text();
  for (const words of [
    "checkout.session",
    "Forward 1 day",
    "Deliver every event twice",
    "customer.created",
  ]) {
    expect(page).toContain(words);
  }
});
