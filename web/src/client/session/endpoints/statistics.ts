import type {trainingLoad} from "@gradus/backend/contract/training-load";
import type {Call} from "./call";

/** What runs come to, and what they say of the runner. */
export interface StatisticsEndpoints {
  "GET /b/api/v1/users/{id}/fatiguefitness/all": Call<null, typeof trainingLoad>;
}
