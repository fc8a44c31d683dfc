import type {Db} from "../../core/db/db.ts";
import type {CatalogDifference} from "./compare-catalog.ts";
import {askProvider, type Payments} from "./payment-client.ts";
import {replaceProviderPrice, tellPrice, tellProduct} from "./provider-prices.ts";

interface ApplyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

/** Sends our values to the provider. After an interruption the next comparison finds the remaining differences. */
export async function applyCatalog(deps: ApplyDeps, differences: readonly CatalogDifference[]) {
  for (const difference of differences) await apply(deps, difference);
}

async function apply(deps: ApplyDeps, {kind, ours, provider_id}: CatalogDifference) {
  const {stripe} = deps.payments;
  if (kind === "price_retired" && provider_id !== null) {
    await askProvider(() => stripe.prices.update(provider_id, {active: false}));
  }
  if (ours === null) return;
  if (kind === "product_missing" || kind === "product_differs") await tellProduct(stripe, ours.product);
  if (kind === "price_missing") await tellPrice(deps, ours);
  if (kind === "price_differs" && provider_id !== null) await replaceProviderPrice(deps, ours, provider_id);
}
