import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {
  footStatistics,
  footStatisticsQuery,
  liveMonth,
  monthStatistics,
  monthStatisticsQuery,
  rangeDistributions,
  rangeDistributionsQuery,
  runStatistics,
  runStatisticsQuery,
} from "../run-statistics.ts";

const tags = ["statistics"];
const params = z.object({id: z.string().max(64)});
const REFUSALS = {400: refusal("invalid"), ...GUARDED};

export const range = defineCall({
  action: "run.summary",
  method: "get",
  path: "/b/api/v1/users/{id}/stats/running",
  tags,
  summary: "What the runs of a range of days come to, as a whole and by month",
  request: {params, query: runStatisticsQuery},
  responses: {200: reply(runStatistics), ...REFUSALS},
});

export const months = defineCall({
  action: "run.summary",
  method: "get",
  path: "/b/api/v1/users/{id}/stats/running/month",
  tags,
  summary: "What the runs of every month come to",
  request: {params, query: monthStatisticsQuery},
  responses: {200: reply(monthStatistics), 304: {description: "As it was"}, ...REFUSALS},
});

export const live = defineCall({
  action: "run.summary",
  method: "get",
  path: "/b/api/v1/users/{id}/stats/running/month/live",
  tags,
  summary: "What the runs of this month come to, now",
  request: {params, query: monthStatisticsQuery},
  responses: {200: reply(liveMonth), ...REFUSALS},
});

export const distributions = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/stats/distributions",
  tags,
  summary: "How long which power, heart rate, cadence and grade were held in the runs of a range of days",
  request: {params, query: rangeDistributionsQuery},
  responses: {200: reply(rangeDistributions), ...REFUSALS},
});

export const feet = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/stats/footdata/month",
  tags,
  summary: "How the feet moved in a month, by shoe",
  request: {params, query: footStatisticsQuery},
  responses: {200: reply(footStatistics), ...REFUSALS},
});
