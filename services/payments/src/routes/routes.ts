import type {Handlers} from "../protocol/route-types.ts";
import type {Shop} from "../state/shop.ts";
import {checkoutSessionRoutes} from "./checkout-sessions.ts";
import {couponRoutes} from "./coupons.ts";
import {customerRoutes} from "./customers.ts";
import {eventRoutes, webhookEndpointRoutes} from "./events.ts";
import {
  chargeRoutes,
  disputeRoutes,
  paymentIntentRoutes,
  paymentMethodRoutes,
  refundRoutes,
  setupIntentRoutes,
} from "./payments.ts";
import {priceRoutes} from "./prices.ts";
import {productRoutes} from "./products.ts";
import {promotionCodeRoutes} from "./promotion-codes.ts";

/** Every route of the API. One that `served.ts` names and nobody handles does not compile. */
export const createRoutes = (shop: Shop): Handlers => ({
  ...productRoutes(shop),
  ...priceRoutes(shop),
  ...customerRoutes(shop),
  ...couponRoutes(shop),
  ...promotionCodeRoutes(shop),
  ...checkoutSessionRoutes(shop),
  ...paymentIntentRoutes(shop),
  ...chargeRoutes(shop),
  ...refundRoutes(shop),
  ...disputeRoutes(shop),
  ...paymentMethodRoutes(shop),
  ...setupIntentRoutes(shop),
  ...eventRoutes(shop),
  ...webhookEndpointRoutes(shop),
});
