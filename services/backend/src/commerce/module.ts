import {daysBefore} from "../core/days-before.ts";
import type {Module} from "../core/module.ts";
import {officeOperationRoutes} from "./admin/operation-routes.ts";
import {officeOrderRoutes} from "./admin/order-routes.ts";
import {officeRefundRoutes} from "./admin/refund-routes.ts";
import {officeReturnRoutes} from "./admin/return-routes.ts";
import {officeShopRoutes} from "./admin/shop-routes.ts";
import {createCartRepository} from "./cart/cart-repository.ts";
import {CART_DATA} from "./cart/personal-data.ts";
import {cartRoutes} from "./cart/routes.ts";
import {createCatalogRepository} from "./catalog/catalog-repository.ts";
import {commerceRoutes} from "./catalog/routes.ts";
import {seedCatalog} from "./catalog/seed-catalog.ts";
import {checkoutParts} from "./checkout/checkout-deps.ts";
import {forgetDeclines} from "./checkout/cool-down.ts";
import {CHECKOUT_DATA} from "./checkout/personal-data.ts";
import {checkoutRoutes} from "./checkout/routes.ts";
import type {CommerceDeps} from "./commerce-deps.ts";
import {ENTITLEMENT_DATA} from "./entitlements/personal-data.ts";
import {entitlementRoutes} from "./entitlements/routes.ts";
import {giftMail} from "./gifts/mails/gift-mail.ts";
import {GIFT_DATA} from "./gifts/personal-data.ts";
import {giftRoutes} from "./gifts/routes.ts";
import {marketRoutes} from "./markets/routes.ts";
import {queueReturnEffects} from "./membership/apply-order-effects.ts";
import {createGrants} from "./membership/bought-grants.ts";
import {membershipRoutes} from "./membership/routes.ts";
import {orderRoutes} from "./order-view/routes.ts";
import {orderLink} from "./orders/mails/order-link.ts";
import {orderProgress} from "./orders/mails/order-progress.ts";
import {orderReceived} from "./orders/mails/order-received.ts";
import {refundFailed} from "./orders/mails/refund-failed.ts";
import {refundIssued} from "./orders/mails/refund-issued.ts";
import {ORDER_DATA} from "./orders/personal-data.ts";
import {podUpgradeMail} from "./pod-upgrade/mails/pod-upgrade-mail.ts";
import {podUpgradeRoutes} from "./pod-upgrade/routes.ts";
import {PROMOTION_DATA} from "./promotions/personal-data.ts";
import {RECEIPT_DATA} from "./receipts/personal-data.ts";
import {receiptRoutes} from "./receipts/routes.ts";
import {RECONCILE_DATA} from "./reconcile/personal-data.ts";
import {returnProgress} from "./returns/mails/return-progress.ts";
import {returnReceived} from "./returns/mails/return-received.ts";
import {statementForStaff} from "./returns/mails/statement-for-staff.ts";
import {statementReceived} from "./returns/mails/statement-received.ts";
import {RETURN_DATA} from "./returns/personal-data.ts";
import {returnRoutes} from "./returns/routes.ts";
import {statementRoutes} from "./returns/statement-routes.ts";
import {membershipMail} from "./subscriptions/mails/membership-mail.ts";
import {SUBSCRIPTION_DATA} from "./subscriptions/personal-data.ts";
import {commerceJobs} from "./webhook-events/jobs.ts";
import {WEBHOOK_PATH, webhookRoutes} from "./webhook-events/routes.ts";
import {createWebhookEventRepository} from "./webhook-events/webhook-event-repository.ts";

/** Days without a change after which a cart is deleted. */
const CARTS_KEPT_DAYS = 90;
const EVENTS_KEPT_DAYS = 90;
const EVENT_MAX_BYTES = 512 * 1024;

export const commerce: Module<CommerceDeps> = {
  routes: (deps) => [
    marketRoutes(),
    entitlementRoutes({...deps, readGrants: createGrants(deps)}),
    giftRoutes({...deps, ...checkoutParts(deps)}),
    podUpgradeRoutes(deps),
    membershipRoutes({...deps, readGrants: createGrants(deps)}),
    commerceRoutes({catalog: createCatalogRepository(deps.db), now: deps.now}),
    cartRoutes({...deps, ...checkoutParts(deps)}),
    checkoutRoutes({...deps, ...checkoutParts(deps)}),
    orderRoutes(deps),
    receiptRoutes(deps),
    returnRoutes(deps),
    statementRoutes(deps),
    webhookRoutes(deps),
    officeOrderRoutes(deps),
    officeRefundRoutes(deps),
    officeShopRoutes(deps),
    officeOperationRoutes(deps),
    officeReturnRoutes({...deps, onHardwareReturned: queueReturnEffects(deps)}),
  ],
  jobs: commerceJobs,
  mails: [
    orderReceived,
    orderLink,
    orderProgress,
    refundIssued,
    refundFailed,
    returnProgress,
    returnReceived,
    statementReceived,
    statementForStaff,
    membershipMail,
    giftMail,
    podUpgradeMail,
  ],
  // A busy day brings more events than the rate limit allows a visitor. An unsigned request costs only one digest.
  unlimitedPaths: [WEBHOOK_PATH],
  uploads: [{path: WEBHOOK_PATH, maxBytes: EVENT_MAX_BYTES}],
  personalData: [
    ...RECONCILE_DATA,
    ...GIFT_DATA,
    ...ENTITLEMENT_DATA,
    ...SUBSCRIPTION_DATA,
    ...PROMOTION_DATA,
    ...RETURN_DATA,
    ...RECEIPT_DATA,
    ...ORDER_DATA,
    ...CHECKOUT_DATA,
    ...CART_DATA,
  ],
  // Editors see what prices their texts will show.
  studioPaths: [/^\/canyon\/catalog$/],
  cleanUp: async ({db, now}) => {
    const carts = createCartRepository(db);
    await carts.abandonOld(now());
    await carts.forget(daysBefore(now(), CARTS_KEPT_DAYS));
    await createWebhookEventRepository(db).forget(daysBefore(now(), EVENTS_KEPT_DAYS));
    await forgetDeclines(db, daysBefore(now(), EVENTS_KEPT_DAYS));
  },
  seed: seedCatalog,
};
