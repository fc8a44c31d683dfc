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
import {marketRoutes} from "./markets/routes.ts";
import {createPromos} from "./promotions/promo-lookup.ts";

/** What is sold where for how much, how it is bought, and what it lets people use. */
export const commerce: Module<CommerceDeps> = {
  routes: (deps) => [
    ["/b", marketRoutes()],
    ["/b/api/v1/users", entitlementRoutes(deps)],
    ["/canyon", commerceRoutes({catalog: createCatalogRepository(deps.db), now: deps.now})],
    ["/canyon", cartRoutes({...deps, promos: createPromos(deps)})],
    ["/canyon", checkoutRoutes({...deps, promos: createPromos(deps)})],
  ],
  personalData: [...CHECKOUT_DATA, ...CART_DATA],
  // Editors see what prices their texts will show.
  forStudio: [/^\/canyon\/catalog$/],
  tidyUp: ({db, now}) => createCartRepository(db).abandonOld(now()),
  seed: seedCatalog,
};
