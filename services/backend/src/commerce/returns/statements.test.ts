import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {statementReply} from "../../contract/statements.ts";
import {orders} from "../orders/tables.ts";
import {rma, statement} from "./tables.ts";

const databases = await openTestDatabases();
const WHO = {name: "Ann Weber", email: "ann@example.com", region: "de", locale: "de", confirm: true};
const SAME = {"x-request-id": "same"};

describe.each(databases)("statements on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  /** A pod of a guest, and the number of its order. */
  async function createOrder(): Promise<string> {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
    await shop.pay(session_id, {country: "DE", postal_code: "10115", city: "Berlin", email: WHO.email});
    await shop.get(`/canyon/checkout/session/${session_id}`);
    const [order] = await db.select().from(orders);
    await sentMails(shop);
    shop.sent.length = 0;
    return order?.pretty_id ?? "";
  }

  const withdraw = (body: object) => shop.post("/canyon/withdrawals", {...WHO, ...body}, SAME);
  const cancel = (body: object) =>
    shop.post("/canyon/cancellations", {
      ...WHO,
      contract: "Membership",
      notice: "ordinary",
      wanted_on: null,
      ...body,
    });
  const subjects = async (to: string) =>
    (await sentMails(shop)).filter((mail) => mail.to === to).map(({subject}) => subject);

  it("202: a matching number and address withdraw at once; anything else is stored for staff", async () => {
    const order_number = await createOrder();
    const answers = [
      await withdraw({order_number: order_number.toLowerCase()}),
      await withdraw({order_number, email: "eve@example.com"}),
      await withdraw({order_number: "0000-0000-0"}),
    ];
    const replies = await Promise.all(
      answers.map(async (answer) => z.object({data: statementReply}).parse(await answer.json()).data),
    );
    expect(answers.map(({status}) => status)).toEqual([202, 202, 202]);
    for (const {reference, received_at} of replies) {
      expect(reference).toMatch(/^S-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/);
      expect(received_at).toBe(shop.now().toISOString());
    }
    const opened = await db.select().from(rma);
    expect(opened).toMatchObject([{kind: "withdrawal", status: "approved", stated_name: "Ann Weber"}]);
    const statements = await db.select().from(statement);
    expect(statements.filter(({rma_id}) => rma_id !== null)).toMatchObject([{id: replies[0]?.reference}]);
    expect(statements).toHaveLength(3);
    expect(await subjects("eve@example.com")).toEqual([
      `Dein Widerruf ist eingegangen, ${replies[1]?.reference}`,
    ]);
  });

  it("202: words about some of the things open nothing: a person reads them", async () => {
    const order_number = await createOrder();
    expect((await withdraw({order_number, details: "only the clip"})).status).toBe(202);
    expect(await db.select().from(rma)).toEqual([]);
    expect(await db.select().from(statement)).toMatchObject([{details: "only the clip", rma_id: null}]);
  });

  it("202: a withdrawal of an order already refunded is received, and the answer does not reveal the refund", async () => {
    const order_number = await createOrder();
    await db.update(orders).set({payment_status: "refunded"});
    expect((await withdraw({order_number})).status).toBe(202);
    expect(await db.select().from(rma)).toEqual([]);
    expect(await db.select().from(statement)).toHaveLength(1);
  });

  it("202: a cancellation is received with its moment, acknowledged, and laid before staff", async () => {
    const answer = await cancel({notice: "extraordinary", details: "It broke.", wanted_on: "2026-04-01"});
    const {data} = z.object({data: statementReply}).parse(await answer.json());
    expect(await db.select().from(statement)).toMatchObject([
      {id: data.reference, kind: "cancellation", notice: "extraordinary", wanted_on: "2026-04-01"},
    ]);
    const mails = await sentMails(shop);
    expect(mails.map(({subject}) => subject)).toEqual(
      expect.arrayContaining([
        `Deine Kündigung ist eingegangen, ${data.reference}`,
        `Cancellation ${data.reference}`,
      ]),
    );
    const mail = mails.find(({to}) => to === WHO.email);
    expect(mail?.text).not.toContain("Ann Weber");
  });

  it("400: without a name, an address, a market or the confirmation nothing is stored", async () => {
    const wrong = [
      {name: " "},
      {email: "no address"},
      {email: ""},
      {region: "de", locale: "es"},
      {confirm: false},
    ];
    for (const part of wrong) {
      expect((await withdraw({order_number: "1", ...part})).status).toBe(400);
      expect((await cancel(part)).status).toBe(400);
    }
    expect((await cancel({wanted_on: "2026-02-30"})).status).toBe(400);
    expect(await db.select().from(statement)).toEqual([]);
  });

  it("429: repeated statements cannot flood the inbox of an address", async () => {
    for (const _ of [1, 2, 3]) await withdraw({order_number: "0000-0000-0"});
    expect(await refusalOf(await withdraw({order_number: "0000-0000-0"}))).toMatchObject({
      status: 429,
      code: "rate_limited",
    });
    expect(await db.select().from(statement)).toHaveLength(3);
  });
});
