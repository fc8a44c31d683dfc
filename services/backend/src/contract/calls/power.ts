import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  automaticCp,
  automaticCpQuery,
  cpHistory,
  cpHistoryQuery,
  cpHistoryRow,
  cpRemoval,
  cpTest,
  foundTests,
  manualCp,
  recalculation,
  recalculationBody,
  recalculationReply,
} from "../critical-power.ts";
import {powerCurve, powerCurveQuery} from "../power-curve.ts";

const tags = ["power"];
const params = z.object({id: z.string().max(64).openapi({description: "An account's id, or `me`"})});

export const curve = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/pdc",
  tags,
  summary: "The best power for each duration over a range of days, and the model through it",
  request: {params, query: powerCurveQuery},
  responses: {200: reply(powerCurve), 400: refusal("invalid"), ...GUARDED},
});

export const automatic = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/cp/auto",
  tags,
  summary: "What daily running says of critical power, what holds it up, and what would raise it",
  request: {params, query: automaticCpQuery},
  responses: {200: reply(automaticCp), 400: refusal("invalid"), ...GUARDED},
});

export const history = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/cp/history",
  tags,
  summary: "Critical power over time, with what was in force at the start of the range",
  request: {params, query: cpHistoryQuery},
  responses: {200: reply(cpHistory), 400: refusal("invalid"), ...GUARDED},
});

export const setCriticalPower = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/cp/history",
  tags,
  summary: "Set critical power by hand from a day on; it stays until it is taken back",
  request: {params, body: jsonBody(manualCp)},
  responses: {200: reply(cpHistoryRow), 400: refusal("invalid"), ...GUARDED},
});

export const test = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/cp/tests",
  tags,
  summary: "Critical power and W′ from the two all-out efforts of a test",
  request: {params, body: jsonBody(cpTest)},
  responses: {200: reply(cpHistoryRow), 400: refusal("invalid"), ...GUARDED},
});

export const tests = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/cp/tests",
  tags,
  summary: "Runs that hold the two efforts of a test, and what they would set",
  request: {params},
  responses: {200: reply(foundTests), ...GUARDED},
});

export const remove = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/cp/history/{cp_id}",
  tags,
  summary:
    "Take back what was set by hand or by a test: from its day on critical power follows the runs again",
  request: {params: params.extend({cp_id: z.string().max(64)})},
  responses: {200: reply(cpRemoval), ...GUARDED, 422: refusal("not_editable")},
});

export const recalculate = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/cp/recalculate",
  tags,
  summary: "Work out automatic critical power anew from a day on, or only say what would change",
  request: {params, body: jsonBody(recalculationBody)},
  responses: {202: reply(recalculation), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const progress = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/cp/recalculate",
  tags,
  summary: "How far the latest recalculation is, and which days it changed",
  request: {params},
  responses: {200: reply(recalculationReply), ...GUARDED},
});
