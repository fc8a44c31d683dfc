import {countRunners} from "../accounts/account/count-runners.ts";
import type {Db} from "../core/db/db.ts";
import {type JobKinds, noPayload} from "../core/jobs/job-kind.ts";
import {defineJobs} from "../core/module.ts";
import {countRuns} from "../training/runs/activities/count-runs.ts";
import {createCounterRepository} from "./counter-repository.ts";
import {refreshCounters} from "./refresh-counters.ts";

interface StatsJobDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const KINDS = {
  "refresh-counters": {payload: noPayload, cron: "*/5 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;

export const statsJobs = defineJobs(KINDS, ({db, now}: StatsJobDeps) => ({
  "refresh-counters": () =>
    refreshCounters({
      counters: createCounterRepository(db),
      now,
      sources: {
        runners: () => countRunners(db),
        activities: async () => (await countRuns(db)).runs,
        distance_m: async () => (await countRuns(db)).distance_m,
      },
    }),
}));
