import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {type Office, openOffice} from "../../../test/office.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {
  codeList,
  officeCode,
  officePrice,
  officePriceList,
  officeProducts,
  stockList,
  stockRow,
  syncReply,
} from "../../contract/admin-shop.ts";
import {audit} from "../../core/audit/tables.ts";
import {price, stock} from "../catalog/tables.ts";
import {stock_move} from "../checkout/tables.ts";

const databases = await openTestDatabases();
const why = {reason: "Counted on Friday"};
async function dataIn<T extends z.ZodType>(schema: T, response: Response): Promise<z.output<T>> {
  return schema.parse(z.object({data: z.unknown()}).parse(await response.json()).data);
}

describe.each(databases)("the shop behind the counter, on $name", ({name, db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db);
  });
  afterEach(() => office.close());

  const send = (method: string, path: string, body: object) =>
    office.ask("admin", method, path, {...why, ...body});
  const sync = async (apply: boolean) =>
    dataIn(syncReply, await send("POST", "/products/sync", {apply})).then(({differences}) => differences);

  it("stock changes with a code and a reason, and is never taken from under those who keep it", async () => {
    const adjust = (body: object) => send("POST", "/stock/adjust", {sku: "pod", code: "counted", ...body});
    expect(await dataIn(stockRow, await adjust({qty: -5}))).toMatchObject({on_hand: 395, available: 395});
    expect(await dataIn(stockRow, await adjust({qty: 10, code: "received"}))).toMatchObject({on_hand: 405});
    await db.update(stock).set({reserved: 400}).where(eq(stock.sku, "pod"));
    const before = [await db.select().from(stock_move), await db.select().from(audit)];
    expect(await refusalOf(await adjust({qty: -6}))).toMatchObject({
      status: 409,
      code: "out_of_stock",
      params: {sku: "pod", available: 5},
    });
    expect((await adjust({sku: "membership", qty: 1})).status).toBe(404);
    for (const body of [{qty: 0}, {qty: 1.5}, {qty: "1"}, {qty: 1, code: "stolen"}, {qty: 1, reason: ""}]) {
      expect((await adjust(body)).status).toBe(400);
    }
    expect([await db.select().from(stock_move), await db.select().from(audit)]).toEqual(before);
    expect(
      (await db.select().from(stock_move)).map(({kind, actor, reason}) => [kind, actor, reason]),
    ).toEqual(expect.arrayContaining([["adjust", office.idOf("admin"), why.reason]]));
    const list = await dataIn(stockList, await office.ask("admin", "GET", "/stock"));
    expect(list.items.find(({sku}) => sku === "pod")).toMatchObject({
      on_hand: 405,
      reserved: 400,
      available: 5,
    });
  });

  it("support and runners have no business with prices, codes and shelves", async () => {
    const code = {...why, code: "MINE", percent_off: 100};
    for (const callerName of ["support", "runner"] as const) {
      expect((await office.ask(callerName, "GET", "/stock")).status).toBe(404);
      expect((await office.ask(callerName, "GET", "/prices")).status).toBe(404);
      expect((await office.ask(callerName, "POST", "/promotion-codes", code)).status).toBe(404);
    }
    expect((await office.stripe.promotionCodes.list()).data).toEqual([]);
  });

  it("another price follows, the old one stays what it was, and carts cost what is true now", async () => {
    const shopper = createShopper(office);
    const seen = await shopper.open([{op: "add", sku: "pod", qty: 1}]);
    office.advance(60);
    const cheap = {sku: "pod", currency: "EUR", amount: 14_900, compare_at: 16_900};
    const after = await dataIn(officePrice, await send("PUT", "/prices", cheap));
    expect(after).toMatchObject({amount: 14_900, valid_to: null});
    const [old] = await db.select().from(price).where(eq(price.id, "prc_pod_eur"));
    expect(old).toMatchObject({amount: 16_900, valid_to: office.now()});
    expect((await shopper.read(seen.id)).subtotal).toBe(14_900);
    const {items} = await dataIn(officePriceList, await office.ask("admin", "GET", "/prices"));
    const pods = items.filter(({sku, currency}) => sku === "pod" && currency === "EUR");
    expect(pods.map(({amount}) => amount)).toEqual([14_900]);
    expect(await refusalOf(await send("PUT", "/prices", cheap))).toMatchObject({status: 409});
    office.advance(60);
    expect((await send("PUT", "/prices", {...cheap, compare_at: 100})).status).toBe(400);
    expect((await send("PUT", "/prices", {...cheap, plan: "unheard-of"})).status).toBe(404);
    expect(await db.select().from(price).where(eq(price.amount, 14_900))).toHaveLength(1);
  });

  it("the provider's catalogue is compared first, then corrected, and then no difference remains", async () => {
    const missing = await sync(false);
    const shown = await dataIn(officeProducts, await office.ask("admin", "GET", "/products"));
    expect(shown.differences).toEqual(missing);
    expect(shown.items.map(({sku}) => sku)).toContain("pod");
    expect(missing.map(({kind}) => kind)).toEqual(
      expect.arrayContaining(["product_missing", "price_missing"]),
    );
    expect((await office.stripe.products.list()).data).toEqual([]);
    expect(await sync(true)).toEqual(missing);
    expect(await sync(false)).toEqual([]);
    const [known] = (await office.stripe.prices.list({lookup_keys: ["prc_pod_eur"]})).data;
    office.advance(60);
    await db.update(price).set({amount: 15_000}).where(eq(price.id, "prc_pod_eur"));
    await office.stripe.products.update("gradus_duo", {name: "Something else"});
    const differing = await sync(true);
    expect(differing).toEqual([
      {kind: "product_differs", ref: "duo"},
      {kind: "price_differs", ref: "prc_pod_eur"},
    ]);
    expect(await sync(false)).toEqual([]);
    const [now] = (await office.stripe.prices.list({lookup_keys: ["prc_pod_eur"]})).data;
    expect(now).toMatchObject({unit_amount: 15_000, active: true});
    expect((await office.stripe.prices.retrieve(known?.id ?? "")).active).toBe(false);
    await send("PUT", "/prices", {sku: "pod", currency: "EUR", amount: 14_000});
    expect((await sync(true)).map(({kind}) => kind).toSorted()).toEqual(["price_missing", "price_retired"]);
    expect(await sync(false)).toEqual([]);
  });

  it("a code is made, found, used, and switched off for carts that remember it", async () => {
    const created = await dataIn(
      officeCode,
      await send("POST", "/promotion-codes", {code: "spring", percent_off: 10, max_redemptions: 5}),
    );
    expect(created).toMatchObject({code: "SPRING", percent_off: 10, active: true, max_redemptions: 5});
    const found = await dataIn(codeList, await office.ask("admin", "GET", "/promotion-codes?query=spring"));
    expect(found.items).toEqual([created]);
    const shopper = createShopper(office);
    const seen = await shopper.open([
      {op: "add", sku: "pod", qty: 1},
      {op: "promo", code: "SPRING"},
    ]);
    expect(seen.discount).toBe(1_690);
    expect(
      await refusalOf(await send("POST", "/promotion-codes", {code: "SPRING", percent_off: 20})),
    ).toMatchObject({
      status: 409,
    });
    for (const body of [
      {code: "X"},
      {code: "BOTH", percent_off: 1, amount_off: 1, currency: "EUR"},
      {code: "BARE", amount_off: 5},
    ]) {
      expect((await send("POST", "/promotion-codes", body)).status).toBe(400);
    }
    const past = new Date(office.now().getTime() - 1_000).toISOString();
    const late = await send("POST", "/promotion-codes", {code: "LATE", percent_off: 5, expires_at: past});
    expect([late.status, await late.json()]).toMatchObject([
      400,
      {err: {field_errors: {expires_at: "out_of_range"}}},
    ]);
    await send("PATCH", `/promotion-codes/${created.id}`, {active: false});
    expect((await shopper.read(seen.id)).discount).toBe(0);
    expect((await send("PATCH", "/promotion-codes/promo_none", {active: false})).status).toBe(404);
    expect((await office.listDone()).filter((done) => done === "admin promotion.switch")).toHaveLength(1);
  });

  it.runIf(name === "PostgreSQL")(
    "of two simultaneous changes of one price, one succeeds and the other is rejected",
    async () => {
      office.advance(60);
      const put = (amount: number) => send("PUT", "/prices", {sku: "duo", currency: "EUR", amount});
      const answers = await Promise.all([put(20_000), put(21_000)]);
      expect(answers.map(({status}) => status).toSorted()).toEqual([200, 409]);
    },
  );
});
