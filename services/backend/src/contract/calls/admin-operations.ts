import {z} from "@hono/zod-openapi";
import {
  auditList,
  auditQuery,
  differenceList,
  differenceQuery,
  eventList,
  eventQuery,
  mailList,
  mailQuery,
  metrics,
  metricsQuery,
  officeDifference,
  officeEvent,
  officeMail,
  officeReason,
  officeTask,
  reconciled,
  taskList,
  taskQuery,
} from "../admin-operations.ts";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";

const tags = ["back office"];
const params = z.object({id: z.string().max(120)});

const defineRead = <P extends string, Q extends z.ZodObject, R extends z.ZodType>(
  path: P,
  query: Q,
  data: R,
  summary: string,
) =>
  defineCall({
    action: "office.audit",
    method: "get",
    path,
    tags,
    summary,
    request: {query},
    responses: {200: reply(data), ...STAFF_READ_REFUSALS},
  });
const defineChange = <A extends string, P extends string, R extends z.ZodType>(
  action: A,
  path: P,
  data: R,
  summary: string,
) =>
  defineCall({
    action,
    method: "post",
    path,
    tags,
    summary,
    request: {params, body: jsonBody(officeReason)},
    responses: {200: reply(data), ...STAFF_CHANGE_REFUSALS, 422: refusal("not_editable")},
  });

export const run = defineCall({
  action: "office.audit",
  method: "post",
  path: "/canyon/admin/reconcile/run",
  tags,
  summary: "Compare the provider's books with ours now, and put right what can be by itself",
  request: {body: jsonBody(officeReason)},
  responses: {200: reply(reconciled), ...STAFF_CHANGE_REFUSALS, 503: refusal("payment_unavailable")},
});

export const tasks = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/tasks",
  tags,
  summary: "What somebody has to look at, such as a refund that failed",
  request: {query: taskQuery},
  responses: {200: reply(taskList), ...STAFF_READ_REFUSALS},
});

export const exportAudit = defineCall({
  action: "office.audit",
  method: "get",
  path: "/canyon/admin/audit/export",
  tags,
  summary: "The same as a table for spreadsheets, ten thousand rows at most",
  request: {query: auditQuery},
  responses: {
    200: {description: "A table", content: {"text/csv": {schema: z.string()}}},
    ...STAFF_READ_REFUSALS,
  },
});

export const events = defineRead(
  "/canyon/admin/events",
  eventQuery,
  eventList,
  "What the provider told us, the newest first",
);

export const outbox = defineRead(
  "/canyon/admin/outbox",
  mailQuery,
  mailList,
  "Mails that wait, left or failed",
);

export const differences = defineRead(
  "/canyon/admin/reconcile",
  differenceQuery,
  differenceList,
  "Where the provider's books and ours differ",
);

export const audit = defineRead(
  "/canyon/admin/audit",
  auditQuery,
  auditList,
  "What was done by whom, and why",
);

export const readMetrics = defineRead("/canyon/admin/metrics", metricsQuery, metrics, "How the shop does");

export const replay = defineChange(
  "office.audit",
  "/canyon/admin/events/{id}/replay",
  officeEvent,
  "Have an event worked on again",
);

export const retry = defineChange(
  "office.audit",
  "/canyon/admin/outbox/{id}/retry",
  officeMail,
  "Try a mail again that was given up",
);

export const close = defineChange(
  "office.refund",
  "/canyon/admin/tasks/{id}/close",
  officeTask,
  "Somebody has looked at it",
);

export const resolve = defineChange(
  "office.audit",
  "/canyon/admin/reconcile/{id}/resolve",
  officeDifference,
  "Somebody has settled a difference",
);
