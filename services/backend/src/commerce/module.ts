import {daysBefore} from "../core/days-before.ts";
import type {Module} from "../core/module.ts";
import {createCartRepository} from "./cart/cart-repository.ts";
import {CART_DATA} from "./cart/personal-data.ts";
import {cartRoutes} from "./cart/routes.ts";
import {createCatalogRepository} from "./catalog/catalog-repository.ts";
import {commerceRoutes} from "./catalog/routes.ts";
import {seedCatalog} from "./catalog/seed-catalog.ts";
import {CHECKOUT_DATA} from "./checkout/personal-data.ts";
import {checkoutRoutes} from "./checkout/routes.ts";
import type {CommerceDeps} from "./commerce-deps.ts";
import {entitlementRoutes} from "./entitlements/routes.ts";
import {createInboxRepository} from "./inbox/inbox-repository.ts";
import {commerceJobs} from "./inbox/jobs.ts";
import {inboxRoutes, WEBHOOK_PATH} from "./inbox/routes.ts";
import {marketRoutes} from "./markets/routes.ts";
import {orderLink} from "./orders/mails/order-link.ts";
import {orderReceived} from "./orders/mails/order-received.ts";
import {ORDER_DATA} from "./orders/personal-data.ts";
import {orderRoutes} from "./orders/routes.ts";
import {createPromos} from "./promotions/promo-lookup.ts";
import {returnReceived} from "./returns/mails/return-received.ts";
import {RETURN_DATA} from "./returns/personal-data.ts";
import {returnRoutes} from "./returns/routes.ts";

/** After nobody has touched them for so long. */
const CARTS_KEPT_DAYS = 90;
const EVENTS_KEPT_DAYS = 90;
const EVENT_MAX_BYTES = 512 * 1024;

/** What is sold where for how much, how it is bought, and what it lets people use. */
export const commerce: Module<CommerceDeps> = {
  routes: (deps) => [
    ["/b", marketRoutes()],
    ["/b/api/v1/users", entitlementRoutes(deps)],
    ["/canyon", commerceRoutes({catalog: createCatalogRepository(deps.db), now: deps.now})],
    ["/canyon", cartRoutes({...deps, promos: createPromos(deps)})],
    ["/canyon", checkoutRoutes({...deps, promos: createPromos(deps)})],
    ["/canyon", orderRoutes(deps)],
    ["/canyon", returnRoutes(deps)],
    ["/canyon", inboxRoutes(deps)],
  ],
  jobs: commerceJobs,
  mails: [orderReceived, orderLink, returnReceived],
  // A busy day tells more than a visitor may ask; what is not signed costs one digest.
  uncounted: [WEBHOOK_PATH],
  uploads: [{path: WEBHOOK_PATH, maxBytes: EVENT_MAX_BYTES}],
  personalData: [...RETURN_DATA, ...ORDER_DATA, ...CHECKOUT_DATA, ...CART_DATA],
  // Editors see what prices their texts will show.
  forStudio: [/^\/canyon\/catalog$/],
  tidyUp: async ({db, now}) => {
    const carts = createCartRepository(db);
    await carts.abandonOld(now());
    await carts.forget(daysBefore(now(), CARTS_KEPT_DAYS));
    await createInboxRepository(db).forget(daysBefore(now(), EVENTS_KEPT_DAYS));
  },
  seed: seedCatalog,
};
