import type {KeyRing} from "../../core/crypto/key-ring.ts";
import type {CartDeps} from "../cart/cart-deps.ts";
import type {CommerceDeps} from "../commerce-deps.ts";
import type {Payments} from "../payments/payment-client.ts";
import {createPromos, type Promos} from "../promotions/promo-lookup.ts";
import {listHeldUnits} from "./held-units.ts";

export interface CheckoutDeps extends Omit<CartDeps, "promos"> {
  readonly promos: Promos;
  readonly payments: Payments | null;
  readonly siteUrl: string;
  readonly wrappingKeys: KeyRing;
}

export function checkoutParts(
  deps: Pick<CommerceDeps, "db" | "now" | "payments">,
): Pick<CheckoutDeps, "promos" | "listHeldUnits"> {
  return {promos: createPromos(deps), listHeldUnits};
}
