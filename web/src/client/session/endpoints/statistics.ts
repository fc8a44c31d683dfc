import type {distributions} from "@gradus/backend/contract/distributions";
import type {footData} from "@gradus/backend/contract/foot-data";
import type * as statistics from "@gradus/backend/contract/run-statistics";
import type {runnerAttributes} from "@gradus/backend/contract/runner-attributes";
import type {trainingLoad} from "@gradus/backend/contract/training-load";
import type {Call} from "./call";

/** What runs come to, and what they say of the runner. */
export interface StatisticsEndpoints {
  "GET /b/api/v1/users/{id}/fatiguefitness/all": Call<null, typeof trainingLoad>;
  "GET /b/api/v1/users/{id}/runner-attribute": Call<null, typeof runnerAttributes>;
  "GET /b/api/v1/users/{id}/stats/running": Call<null, typeof statistics.runStatistics>;
  "GET /b/api/v1/users/{id}/stats/running/month": Call<null, typeof statistics.monthStatistics>;
  "GET /b/api/v1/users/{id}/stats/running/month/live": Call<null, typeof statistics.liveMonth>;
  "GET /b/api/v1/users/{id}/stats/distributions": Call<null, typeof statistics.rangeDistributions>;
  "GET /b/api/v1/users/{id}/stats/footdata/month": Call<null, typeof statistics.footStatistics>;
  "GET /b/api/v1/activities/{id}/footdata": Call<null, typeof footData>;
  "GET /b/api/v1/activities/{activity_id}/stats/distributions": Call<null, typeof distributions>;
}
