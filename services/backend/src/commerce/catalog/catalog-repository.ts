import {and, eq, gt, inArray, isNull, lte, or, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {offer, price, product, region_currency, stock} from "./tables.ts";

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

export function createCatalogRepository(db: Db) {
  return {
    /** The currency of a region, or null when it is not sold in. */
    async getCurrency(region: string) {
      const [row] = await db.select().from(region_currency).where(eq(region_currency.region, region));
      return row?.currency ?? null;
    },

    /**
     * All products for sale with their current price in one currency and the units left (null: stock is not tracked).
     */
    listProducts(currency: string, now: Date) {
      return db
        .select({
          sku: product.sku,
          kind: product.kind,
          content: product.content,
          quantity_limit: product.quantity_limit,
          price_id: price.id,
          amount: price.amount,
          compare_at: price.compare_at,
          policy: stock.policy,
          available: sql<number | null>`${stock.on_hand} - ${stock.reserved}`,
          preorder_cap: stock.preorder_cap,
        })
        .from(product)
        .leftJoin(
          price,
          and(eq(price.product_id, product.id), isNull(price.plan_code), isCurrent(currency, now)),
        )
        .leftJoin(stock, eq(stock.sku, product.sku))
        .where(and(eq(product.active, true), or(isNull(product.retired_at), gt(product.retired_at, now))))
        .orderBy(product.position);
    },

    /** Plans with their price of the moment, in one currency. */
    listPlans(currency: string, now: Date) {
      return db
        .select({
          code: price.plan_code,
          price_id: price.id,
          interval: price.interval,
          interval_count: price.interval_count,
          amount: price.amount,
        })
        .from(price)
        .where(and(sql`${price.plan_code} is not null`, isCurrent(currency, now)))
        .orderBy(price.amount);
    },

    /** A product with its current price in one currency, whether on sale or not; null without a price. */
    async getPriced(sku: string, currency: string, now: Date) {
      const [row] = await db
        .select({price, product})
        .from(product)
        .innerJoin(
          price,
          and(eq(price.product_id, product.id), isNull(price.plan_code), isCurrent(currency, now)),
        )
        .where(eq(product.sku, sku));
      return row ?? null;
    },

    /** Prices with their products: all that has to be sent to a provider about them. */
    listPrices: (ids: readonly string[]) =>
      db
        .select({price, product})
        .from(price)
        .innerJoin(product, eq(product.id, price.product_id))
        .where(inArray(price.id, [...ids])),

    /** Offers of a region, in display order. */
    listOffers(region: string) {
      const everywhere = sql`cardinality(${offer.regions}) = 0`;
      return db
        .select()
        .from(offer)
        .where(and(eq(offer.active, true), or(everywhere, sql`${region} = any(${offer.regions})`)))
        .orderBy(offer.position);
    },
  };
}

function isCurrent(currency: string, now: Date) {
  return and(
    eq(price.currency, currency),
    eq(price.livemode, false),
    lte(price.valid_from, now),
    or(isNull(price.valid_to), gt(price.valid_to, now)),
  );
}
