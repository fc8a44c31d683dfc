import type {KeyRing} from "../../core/crypto/key-ring.ts";
import type {CartDeps} from "../cart/cart-deps.ts";
import type {Payments} from "../payments/payment-client.ts";
import type {Promos} from "../promotions/promo-lookup.ts";

export interface CheckoutDeps extends Omit<CartDeps, "promos"> {
  readonly promos: Promos;
  readonly payments: Payments | null;
  readonly siteUrl: string;
  readonly wrappingKeys: KeyRing;
}
