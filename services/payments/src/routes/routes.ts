import type {Handlers} from "../protocol/route-types.ts";
import type {Shop} from "../state/shop.ts";
import {checkoutSessionRoutes} from "./checkout-sessions.ts";
import {couponRoutes} from "./coupons.ts";
import {customerRoutes} from "./customers.ts";
import {eventRoutes, webhookEndpointRoutes} from "./events.ts";
import {invoicePaymentRoutes, invoiceRoutes} from "./invoices.ts";
import {
  chargeRoutes,
  disputeRoutes,
  paymentIntentRoutes,
  paymentMethodRoutes,
  refundRoutes,
  riskRoutes,
  setupIntentRoutes,
} from "./payments.ts";
import {portalRoutes} from "./portal.ts";
import {priceRoutes} from "./prices.ts";
import {productRoutes} from "./products.ts";
import {promotionCodeRoutes} from "./promotion-codes.ts";
import {scheduleRoutes} from "./subscription-schedules.ts";
import {subscriptionRoutes} from "./subscriptions.ts";
import {taxRoutes} from "./tax.ts";
import {testClockRoutes} from "./test-clocks.ts";

/** A route that `served.ts` names and that has no handler does not compile. */
export const createRoutes = (shop: Shop, advance: (testClock: string) => void): Handlers => ({
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
  ...riskRoutes(shop),
  ...paymentMethodRoutes(shop),
  ...setupIntentRoutes(shop),
  ...invoiceRoutes(shop),
  ...invoicePaymentRoutes(shop),
  ...subscriptionRoutes(shop),
  ...scheduleRoutes(shop),
  ...portalRoutes(shop),
  ...taxRoutes(shop),
  ...testClockRoutes(shop, advance),
  ...eventRoutes(shop),
  ...webhookEndpointRoutes(shop),
});
