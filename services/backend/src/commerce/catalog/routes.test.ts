import {listMarkets, market} from "@gradus/schemas/markets";
import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {catalog} from "../../contract/catalog.ts";
import {errorReply} from "../../contract/errors.ts";
import {sqlState} from "../../core/db/db.ts";
import {OFFERS, PRICES} from "./catalog-seed.ts";
import {seedCatalog} from "./seed-catalog.ts";
import {offer, price, stock} from "./tables.ts";

const databases = await openTestDatabases();
const reply = z.object({data: catalog});

describe.each(databases)("GET /canyon/catalog on $name", ({db, reset}) => {
  const {get} = createTestApp(db);
  beforeEach(async () => {
    await reset();
    await seedCatalog(db);
  });

  const read = async (region: string, locale: string) => {
    const response = await get(`/canyon/catalog?region=${region}&locale=${locale}`);
    return reply.parse(await response.json()).data;
  };

  it.each(listMarkets())(
    "200: $region/$locale sells everything in its own currency",
    async ({region, locale}) => {
      const {currency, tax, products, offers} = await read(region, locale);
      expect({currency, tax}).toEqual({currency: market(region).currency, tax: market(region).tax});
      expect(offers).toHaveLength(OFFERS.length);
      expect(products.filter(({kind, amount}) => amount === null && kind !== "virtual")).toEqual([]);
    },
  );

  it("200: the pod alone saves 15 percent in every region, whichever way a reader rounds", async () => {
    for (const {region, locale} of listMarkets()) {
      const {products, offers} = await read(region, locale);
      const pod = products.find(({sku}) => sku === "pod");
      const percent = (1 - (pod?.amount ?? 0) / (pod?.compare_at ?? 0)) * 100;
      expect([Math.floor(percent), Math.round(percent)]).toEqual([15, 15]);
      const saving = Object.fromEntries(offers.map(({code, saving_percent}) => [code, saving_percent]));
      expect(saving).toMatchObject({"pod-only": 15, "pod-c6": null, "duo-c12": null});
    }
  });

  it("200: names come in the language of the page", async () => {
    const names = async (locale: string) => (await read("int", locale)).products.map(({name}) => name);
    expect(await names("de")).toContain("Clip, schwarz");
    expect(await names("fr")).toContain("Clip noir");
  });

  it("200: a plan carries the commitment of its offer, and plans without an offer stay hidden", async () => {
    const {plans} = await read("de", "de");
    expect(Object.fromEntries(plans.map(({code, commitment_months}) => [code, commitment_months]))).toEqual({
      "membership-monthly": 0,
      "membership-monthly-c6": 6,
      "membership-yearly": 0,
      "membership-yearly-c12": 12,
    });
  });

  it("200: an offer meant for other regions, or switched off, is not listed", async () => {
    await db
      .update(offer)
      .set({regions: ["us"]})
      .where(eq(offer.code, "pod-c6"));
    await db.update(offer).set({active: false}).where(eq(offer.code, "duo-c12"));
    const codes = async (region: string) => (await read(region, "en")).offers.map(({code}) => code);
    expect(await codes("us")).toContain("pod-c6");
    expect(await codes("us")).not.toContain("duo-c12");
    expect(await codes("gb")).not.toContain("pod-c6");
  });

  it("200: reserved units count as gone", async () => {
    await db.update(stock).set({on_hand: 12, reserved: 12}).where(eq(stock.sku, "duo"));
    await db.update(stock).set({on_hand: 12, reserved: 11}).where(eq(stock.sku, "pod"));
    const {products} = await read("de", "de");
    expect(Object.fromEntries(products.map((product) => [product.sku, product.stock]))).toMatchObject({
      duo: "out_of_stock",
      pod: "low",
      "clip-blue": "in_stock",
      membership: "in_stock",
    });
  });

  it("200: a price counts from the moment it begins", async () => {
    await db
      .update(price)
      .set({valid_to: new Date("2026-02-01")})
      .where(eq(price.id, "prc_pod_eur"));
    await db.insert(price).values({
      ...onlyPodPrice(),
      id: "prc_pod_eur_2",
      amount: 18900,
      compare_at: null,
      valid_from: new Date("2026-02-01"),
    });
    const pod = (await read("de", "de")).products.find(({sku}) => sku === "pod");
    expect(pod).toMatchObject({amount: 18900, compare_at: null});
  });

  it("the database refuses a second price for the same moment", async () => {
    const error = await db
      .insert(price)
      .values({...onlyPodPrice(), id: "prc_pod_eur_2"})
      .catch((refusal: unknown) => refusal);
    expect(sqlState(error)).toBe("23P01");
  });

  it("304: an unchanged catalog is not sent again; a changed price is", async () => {
    const first = await get("/canyon/catalog?region=us&locale=en");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"/);
    expect(first.headers.get("cache-control")).toContain("max-age=60");
    const again = await get("/canyon/catalog?region=us&locale=en", {"if-none-match": tag});
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await db.update(price).set({amount: 1}).where(eq(price.id, "prc_pod_usd"));
    expect((await get("/canyon/catalog?region=us&locale=en", {"if-none-match": tag})).status).toBe(200);
  });

  it.each([
    ["no query", ""],
    ["a region we do not know", "?region=xx&locale=en"],
    ["a language the region does not speak", "?region=us&locale=de"],
    ["another case", "?region=US&locale=en"],
  ])("400: %s", async (_case, query) => {
    const response = await get(`/canyon/catalog${query}`);
    expect(response.status).toBe(400);
    expect(errorReply.parse(await response.json()).err.field_errors).toHaveProperty("region");
  });

  it("seeding again changes nothing, not even a price that staff changed", async () => {
    await db.update(price).set({amount: 12345}).where(eq(price.id, "prc_duo_eur"));
    await seedCatalog(db);
    const rows = await db.select().from(price);
    expect(rows).toHaveLength(PRICES.length);
    expect(rows.find(({id}) => id === "prc_duo_eur")?.amount).toBe(12345);
  });
});

function onlyPodPrice() {
  const found = PRICES.find(({id}) => id === "prc_pod_eur");
  if (!found) throw new Error("The seed has no pod price in EUR");
  return found;
}
