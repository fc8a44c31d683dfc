import type {Db} from "../core/db/db.ts";
import type {Module} from "../core/module.ts";
import {createCounterRepository} from "./counter-repository.ts";
import {statsJobs} from "./jobs.ts";
import {statsRoutes} from "./routes.ts";

export const stats: Module<{readonly db: Db; readonly now: () => Date}> = {
  routes: ({db}) => [statsRoutes({counters: createCounterRepository(db)})],
  jobs: statsJobs,
};
