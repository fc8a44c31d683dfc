import type {Db} from "../../core/db/db.ts";
import type {CatalogDifference} from "./compare-catalog.ts";
import {callProvider, type Payments} from "./payment-client.ts";
import {ensureProviderPrice, replaceProviderPrice, updateProviderProduct} from "./provider-prices.ts";

interface ApplyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

/** After an interruption the next comparison finds the remaining differences. */
export async function applyCatalog(deps: ApplyDeps, differences: readonly CatalogDifference[]) {
  for (const difference of differences) await apply(deps, difference);
}

async function apply(deps: ApplyDeps, {kind, ours, provider_id}: CatalogDifference) {
  const {stripe} = deps.payments;
  if (kind === "price_retired" && provider_id !== null) {
    await callProvider(() => stripe.prices.update(provider_id, {active: false}));
  }
  if (ours === null) return;
  if (kind === "product_missing" || kind === "product_differs")
    await updateProviderProduct(stripe, ours.product);
  if (kind === "price_missing") await ensureProviderPrice(deps, ours);
  if (kind === "price_differs" && provider_id !== null) await replaceProviderPrice(deps, ours, provider_id);
}
