import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {text} from "node:stream/consumers";
import type {Stripe} from "stripe";
import {afterAll, afterEach, beforeAll, beforeEach, expect, it, vi} from "vitest";
import {createTestClock} from "./goods.ts";
import {startTestPayments, type TestPayments} from "./test-payments.ts";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

const SECRET = "whsec_tests";
const clock = createTestClock();

interface WebhookDelivery {
  readonly body: string;
  readonly signature: string;
  /** By the clock of the machine, which shop and provider share. */
  readonly at: number;
}
/** The maximum age of a webhook event on receipt, in seconds. */
const FRESH_S = 300;
const received: WebhookDelivery[] = [];
let status = 200;
const shop = createServer(async (request, response) => {
  const signature = String(request.headers["stripe-signature"]);
  received.push({body: await text(request), signature, at: clock.now().getTime()});
  response.writeHead(status).end();
});

let payments: TestPayments;
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
});
afterAll(() => shop.close());
beforeEach(async () => {
  received.length = 0;
  status = 200;
  const {port} = shop.address() as AddressInfo;
  const webhook = {url: `http://127.0.0.1:${port}/hook`, secret: SECRET};
  payments = await startTestPayments({webhook, now: clock.now});
});
afterEach(() => payments.close());

const parse = ({body, signature, at}: WebhookDelivery, secret = SECRET): Stripe.Event =>
  payments.stripe.webhooks.constructEvent(body, signature, secret, FRESH_S, undefined, at);
const names = () =>
  received.map((one) => parse(one).data.object).map((one) => ("name" in one ? one.name : null));

it("events arrive signed, and include the previous values", async () => {
  const {products} = payments.stripe;
  const {id} = await products.create({name: "Pod"});
  await products.update(id, {name: "Duo"});
  await vi.waitUntil(() => received.length === 2, WITHIN);
  const event = received[1] && parse(received[1]);
  expect(event).toMatchObject({type: "product.updated", data: {previous_attributes: {name: "Pod"}}});
  expect(event?.request?.id).toMatch(/^req_/);
});

it("an event that was not accepted is sent again until it is accepted", async () => {
  status = 500;
  await payments.stripe.products.create({name: "Pod"});
  await vi.waitUntil(() => received.length === 1, WITHIN);
  await payments.control("POST", "/settle");
  expect(received.length).toBe(1);
  status = 200;
  clock.forward(2);
  expect((await payments.control("POST", "/settle")).data.waiting).toBe(0);
  expect(new Set(received.map((one) => parse(one).id)).size).toBe(1);
  expect(received.length).toBe(2);
  clock.forward(3600);
  await payments.control("POST", "/settle");
  expect(received.length).toBe(2);
});

it("trouble: twice, newest first, never, and late", async () => {
  const {products} = payments.stripe;
  await payments.control("PATCH", "/faults", {webhook_duplicate: true});
  await products.create({name: "twice"});
  await vi.waitUntil(() => received.length === 2, WITHIN);
  expect(new Set(received.map((one) => parse(one).id)).size).toBe(1);

  received.length = 0;
  await payments.control("PATCH", "/faults", {
    webhook_duplicate: false,
    webhook_reorder: true,
    webhook_delay: true,
  });
  await products.create({name: "first"});
  await products.create({name: "second"});
  await payments.control("POST", "/settle");
  expect(received).toEqual([]);
  clock.forward(4);
  await payments.control("POST", "/settle");
  expect(names()).toEqual(["second", "first"]);

  received.length = 0;
  await payments.control("PATCH", "/faults", {
    webhook_reorder: false,
    webhook_delay: false,
    webhook_drop: true,
  });
  await products.create({name: "lost"});
  expect((await payments.control("POST", "/settle")).data.waiting).toBe(0);
  expect(received).toEqual([]);
});

it("what was lost can be sent again by hand", async () => {
  await payments.control("PATCH", "/faults", {webhook_drop: true});
  await payments.stripe.products.create({name: "Pod"});
  await payments.control("POST", "/settle");
  await payments.control("PATCH", "/faults", {webhook_drop: false});
  const [delivery] = (await payments.control("GET", "/deliveries")).data;
  await payments.control("POST", `/deliveries/${delivery.id}/resend`);
  expect(names()).toEqual(["Pod"]);
});

it("an endpoint receives only the events it requested, signed with the secret that was shown once", async () => {
  const {stripe} = payments;
  const {port} = shop.address() as AddressInfo;
  const created = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/own`,
    enabled_events: ["customer.created"],
  });
  expect(await stripe.webhookEndpoints.retrieve(created.id)).not.toHaveProperty("secret");
  await stripe.products.create({name: "Pod"});
  await stripe.customers.create({name: "Ada"});
  await vi.waitUntil(() => received.length === 3, WITHIN);
  const own = received.filter((one) => {
    try {
      parse(one, created.secret ?? "");
      return true;
    } catch {
      return false;
    }
  });
  expect(own.map(({body}) => JSON.parse(body).type)).toEqual(["customer.created"]);
});
