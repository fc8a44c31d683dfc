import type {Db} from "../core/db/db.ts";
import type {Module} from "../core/module.ts";
import {createCatalogRepository} from "./catalog/catalog-repository.ts";
import {commerceRoutes} from "./catalog/routes.ts";
import {seedCatalog} from "./catalog/seed-catalog.ts";
import {type EntitlementDeps, entitlementRoutes} from "./entitlements/routes.ts";
import {marketRoutes} from "./markets/routes.ts";

/** What is sold where for how much, and what it lets people use. */
export const commerce: Module<EntitlementDeps & {readonly db: Db}> = {
  routes: (deps) => [
    ["/b", marketRoutes()],
    ["/b/api/v1/users", entitlementRoutes(deps)],
    ["/canyon", commerceRoutes({catalog: createCatalogRepository(deps.db), now: deps.now})],
  ],
  // Editors see what prices their texts will show.
  forStudio: [/^\/canyon\/catalog$/],
  seed: seedCatalog,
};
