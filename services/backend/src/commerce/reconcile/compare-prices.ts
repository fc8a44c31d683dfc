import type {Db} from "../../core/db/db.ts";
import {compareCatalog} from "../payments/compare-catalog.ts";
import type {Payments} from "../payments/payment-client.ts";
import type {Difference} from "./difference.ts";

interface CompareDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

/**
 * Prices that the provider charges differently from what the shop shows. Prices unknown to the provider are no
 * difference: they are created there at the first purchase.
 */
export async function comparePrices(deps: CompareDeps): Promise<Difference[]> {
  const found = await compareCatalog(deps);
  return found
    .filter(({kind}) => kind === "price_differs")
    .map(({ref, ours, provider_id}) => ({
      kind: "price_differs",
      ref,
      ours: {amount: ours?.price.amount ?? null, currency: ours?.price.currency ?? null},
      theirs: {price: provider_id},
    }));
}
