import {type Db, withTransaction} from "../../core/db/db.ts";
import {OFFERS, PRICES, PRODUCTS, REGION_CURRENCIES, STOCK} from "./catalog-seed.ts";
import {offer, price, product, region_currency, stock} from "./tables.ts";

/** What is there stays: staff may have changed prices and stock since. */
export async function seedCatalog(db: Db) {
  await withTransaction(db, async (tx) => {
    await tx
      .insert(region_currency)
      .values([...REGION_CURRENCIES])
      .onConflictDoNothing();
    await tx
      .insert(product)
      .values([...PRODUCTS])
      .onConflictDoNothing();
    await tx
      .insert(price)
      .values([...PRICES])
      .onConflictDoNothing();
    await tx
      .insert(offer)
      .values([...OFFERS])
      .onConflictDoNothing();
    await tx
      .insert(stock)
      .values([...STOCK])
      .onConflictDoNothing();
  });
}
