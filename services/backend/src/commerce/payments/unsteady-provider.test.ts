import {once} from "node:events";
import {createServer, request} from "node:http";
import type {AddressInfo} from "node:net";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper} from "../../../test/shopper.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {checkout, reservation} from "../checkout/tables.ts";
import {createPayments} from "./payment-client.ts";

const databases = await openTestDatabases();

/** What becomes of one request: passed on, refused without a try, or passed on and its answer lost on the way. */
type Fate = "passed" | "500" | "hung up" | "answer lost";

/** Stands between the SDK and the provider. Requests that are no POST always get through. */
async function startUnsteady(target: string, fates: Fate[]) {
  const {hostname, port} = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const fate = incoming.method === "POST" ? (fates.shift() ?? "passed") : "passed";
    if (fate === "hung up") return void incoming.socket.destroy();
    if (fate === "500") {
      outgoing.writeHead(500, {"content-type": "application/json"});
      return void outgoing.end('{"error":{"type":"api_error","message":"Try again"}}');
    }
    const {method, url, headers} = incoming;
    const passedOn = request({hostname, port, method, path: url, headers}, (answer) => {
      if (fate === "answer lost") return void answer.resume().on("end", () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passedOn);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const {port: own} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${own}`, close: () => server.close()};
}

describe.each(databases)("a provider that stumbles, on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  it.each<[string, Fate[]]>([
    ["answers 500 twice", ["500", "500"]],
    ["hangs up", ["hung up"]],
    ["makes the session, and its answer is lost", ["answer lost"]],
    ["does all of that", ["500", "answer lost", "hung up"]],
  ])("%s: the request is retried, and there is one session and one reservation", async (_case, fates) => {
    // The provider knows the prices by then: what stumbles is the session alone.
    const first = createShopper(shop);
    await checkoutOf(first, await first.open([{op: "add", sku: "pod", qty: 1}]));
    const unsteady = await startUnsteady(shop.provider.url, [...fates]);
    const {mode, webhookSecrets} = shop.payments;
    const {secretKey} = shop.provider;
    const payments = createPayments({mode, webhookSecrets, secretKey, apiUrl: unsteady.url});
    const second = createShopper(createTestApp(db, {payments}));
    const answer = await checkoutOf(second, await second.open([{op: "add", sku: "pod", qty: 2}]));
    unsteady.close();
    expect(answer.status).toBe(201);
    expect((await shop.stripe.checkout.sessions.list({limit: 100})).data).toHaveLength(2);
    expect(await db.select().from(checkout)).toHaveLength(2);
    expect((await db.select().from(reservation)).map(({qty}) => qty).sort()).toEqual([1, 2]);
  });
});
