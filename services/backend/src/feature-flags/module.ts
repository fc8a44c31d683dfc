import type {Db} from "../core/db/db.ts";
import type {Module} from "../core/module.ts";
import {createFeatureRepository} from "./feature-repository.ts";
import {FEATURE_DATA} from "./personal-data.ts";
import {type FeatureRouteDeps, featureRoutes} from "./routes.ts";
import {seedFeatures} from "./seed-features.ts";

export const featureFlags: Module<Omit<FeatureRouteDeps, "features"> & {readonly db: Db}> = {
  routes: (deps) => [featureRoutes({...deps, features: createFeatureRepository(deps.db)})],
  personalData: FEATURE_DATA,
  seed: seedFeatures,
};
