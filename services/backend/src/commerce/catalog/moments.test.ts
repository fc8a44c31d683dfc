import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {catalog} from "../../contract/catalog.ts";
import {errorReply} from "../../contract/errors.ts";
import {seedCatalog} from "./seed-catalog.ts";
import {price, product, region_currency, stock} from "./tables.ts";

const databases = await openTestDatabases();
const NOON = new Date("2026-03-01T12:00:00Z");
const SECOND_MS = 1000;

describe.each(databases)("what is sold at a moment, on $name", ({db, reset}) => {
  beforeEach(async () => {
    await reset();
    await seedCatalog(db);
  });

  function start() {
    const app = createTestApp(db);
    app.setTime(NOON.toISOString());
    const ask = (region = "de", locale = "de") =>
      app.get(`/canyon/catalog?region=${region}&locale=${locale}`);
    const read = async () => z.object({data: catalog}).parse(await (await ask()).json()).data;
    const pod = async () => (await read()).products.find(({sku}) => sku === "pod");
    return {...app, ask, read, pod};
  }
  const podPrice = eq(price.id, "prc_pod_eur");

  it("a price that ends no longer applies from its last moment on, and the product is then without a price", async () => {
    const {pod, read, advance} = start();
    await db
      .update(price)
      .set({valid_to: new Date(NOON.getTime() + SECOND_MS)})
      .where(podPrice);
    expect((await pod())?.amount).toBeGreaterThan(0);
    advance(1);
    expect(await pod()).toMatchObject({amount: null, compare_at: null});
    // No saving is computed against a price that cannot be paid.
    expect((await read()).offers.find(({code}) => code === "pod-only")).toMatchObject({saving_percent: null});
  });

  it("a price of another day, or of a rehearsal with real money, is not this one", async () => {
    const {pod} = start();
    await db
      .update(price)
      .set({valid_from: new Date(NOON.getTime() + SECOND_MS)})
      .where(podPrice);
    expect((await pod())?.amount).toBeNull();
    await db
      .update(price)
      .set({valid_from: new Date(0), livemode: true})
      .where(podPrice);
    expect((await pod())?.amount).toBeNull();
  });

  it("a product leaves the catalogue at the moment it is retired, and immediately when it is deactivated", async () => {
    const {pod, advance} = start();
    await db
      .update(product)
      .set({retired_at: new Date(NOON.getTime() + SECOND_MS)})
      .where(eq(product.sku, "pod"));
    expect(await pod()).toBeDefined();
    advance(1);
    expect(await pod()).toBeUndefined();
    await db.update(product).set({retired_at: null}).where(eq(product.sku, "pod"));
    expect(await pod()).toBeDefined();
    await db.update(product).set({active: false}).where(eq(product.sku, "pod"));
    expect(await pod()).toBeUndefined();
  });

  it("an offer of a deactivated product is still listed, without a saving", async () => {
    const {read} = start();
    await db.update(product).set({active: false}).where(eq(product.sku, "pod"));
    const {offers, products} = await read();
    expect(products.some(({sku}) => sku === "pod")).toBe(false);
    expect(offers.find(({code}) => code === "pod-only")).toMatchObject({
      hardware_sku: "pod",
      saving_percent: null,
    });
  });

  it("a plan whose price ended is not shown, though an offer names it", async () => {
    const {read} = start();
    const before = (await read()).plans.map(({code}) => code);
    expect(before).toContain("membership-monthly");
    await db.update(price).set({valid_to: NOON}).where(eq(price.plan_code, "membership-monthly"));
    const {plans, offers} = await read();
    expect(plans.map(({code}) => code)).toEqual(before.filter((code) => code !== "membership-monthly"));
    expect(offers.some(({plan_code}) => plan_code === "membership-monthly")).toBe(true);
  });

  it("a name missing in a language falls back to English, and one that is missing in both to the product number", async () => {
    const {pod} = start();
    await db
      .update(product)
      .set({content: {name: {en: "Pod", fr: "Capteur"}}})
      .where(eq(product.sku, "pod"));
    expect((await pod())?.name).toBe("Pod");
    await db
      .update(product)
      .set({content: {name: {fr: "Capteur"}}})
      .where(eq(product.sku, "pod"));
    expect((await pod())?.name).toBe("pod");
  });

  it("uncounted stock counts as available; an oversold product is not sold again", async () => {
    const {pod} = start();
    await db.delete(stock).where(eq(stock.sku, "pod"));
    expect((await pod())?.stock).toBe("in_stock");
    await db.insert(stock).values({sku: "pod", on_hand: 0, reserved: 3, policy: "preorder", preorder_cap: 3});
    expect((await pod())?.stock).toBe("out_of_stock");
    await db.update(stock).set({preorder_cap: 4}).where(eq(stock.sku, "pod"));
    expect((await pod())?.stock).toBe("preorder");
  });

  it("500: a region whose currency is missing is our mistake, and no price is guessed", async () => {
    const {ask} = start();
    await db.delete(region_currency).where(eq(region_currency.region, "de"));
    const response = await ask();
    const text = await response.text();
    expect([response.status, errorReply.parse(JSON.parse(text)).err.code]).toEqual([500, "internal"]);
    expect(text).not.toContain("seeded");
    expect((await ask("us", "en")).status).toBe(200);
  });
});
