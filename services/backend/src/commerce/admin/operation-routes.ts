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
} from "../../contract/admin-operations.ts";
import type {Action} from "../../core/authorization/can.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {toCsv} from "./csv.ts";
import {compareBooks, listDifferences, settleDifference} from "./differences.ts";
import {listEvents, replayEvent} from "./events.ts";
import {readMetrics} from "./metrics.ts";
import {CHANGED, clerkAtWork, type OfficeDeps, READ, recordRead} from "./office.ts";
import {listMail, retryMail} from "./outbox.ts";
import {readAudit} from "./read-audit.ts";
import {closeTask, listTasks} from "./tasks.ts";

const tags = ["back office"];
const AUDIT_COLUMNS = [
  "seq",
  "at",
  "actor_id",
  "actor_role",
  "action",
  "target",
  "reason",
  "before",
  "after",
  "request_id",
  "hash",
] as const;
const params = z.object({id: z.string().max(120)});
const EXPORTED = 10_000;

const look = <P extends string, Q extends z.ZodObject, R extends z.ZodType>(
  path: P,
  query: Q,
  data: R,
  summary: string,
) =>
  defineRoute("office.audit", null, {
    method: "get",
    path,
    tags,
    summary,
    request: {query},
    responses: {200: reply(data), ...READ},
  });

const change = <P extends string, R extends z.ZodType>(action: Action, path: P, data: R, summary: string) =>
  defineRoute(action, null, {
    method: "post",
    path,
    tags,
    summary,
    request: {params, body: jsonBody(officeReason)},
    responses: {200: reply(data), ...CHANGED, 422: refusal("not_editable")},
  });

const eventsRoute = look("/events", eventQuery, eventList, "What the provider told us, the newest first");
const replayRoute = change(
  "office.audit",
  "/events/{id}/replay",
  officeEvent,
  "Have an event worked on again",
);
const outboxRoute = look("/outbox", mailQuery, mailList, "Mails that wait, left or failed");
const retryRoute = change(
  "office.audit",
  "/outbox/{id}/retry",
  officeMail,
  "Try a mail again that was given up",
);
const closeRoute = change("office.refund", "/tasks/{id}/close", officeTask, "Somebody has looked at it");
const differencesRoute = look(
  "/reconcile",
  differenceQuery,
  differenceList,
  "Where the provider's books and ours differ",
);
const resolveRoute = change(
  "office.audit",
  "/reconcile/{id}/resolve",
  officeDifference,
  "Somebody has settled a difference",
);
const auditRoute = look("/audit", auditQuery, auditList, "What was done by whom, and why");
const metricsRoute = look("/metrics", metricsQuery, metrics, "How the shop does");

const runRoute = defineRoute("office.audit", null, {
  method: "post",
  path: "/reconcile/run",
  tags,
  summary: "Compare the provider's books with ours now, and put right what can be by itself",
  request: {body: jsonBody(officeReason)},
  responses: {200: reply(reconciled), ...CHANGED, 503: refusal("payment_unavailable")},
});

const tasksRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/tasks",
  tags,
  summary: "What somebody has to look at, such as a refund that failed",
  request: {query: taskQuery},
  responses: {200: reply(taskList), ...READ},
});

const exportRoute = defineRoute("office.audit", null, {
  method: "get",
  path: "/audit/export",
  tags,
  summary: "The same as a table for spreadsheets, ten thousand rows at most",
  request: {query: auditQuery},
  responses: {200: {description: "A table", content: {"text/csv": {schema: z.string()}}}, ...READ},
});

/** What runs behind the shop, below `/canyon/admin`. */
export function officeOperationRoutes(deps: OfficeDeps) {
  const {db} = deps;
  return createApi()
    .openapi(eventsRoute, async (c) => {
      await recordRead(deps, c, "event.list", "all");
      return c.json({data: await listEvents(db, c.req.valid("query"))}, 200);
    })
    .openapi(replayRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await replayEvent(deps, clerk, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(outboxRoute, async (c) => {
      await recordRead(deps, c, "mail.list", "all");
      return c.json({data: await listMail(db, c.req.valid("query"))}, 200);
    })
    .openapi(retryRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await retryMail(deps, clerk, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(tasksRoute, async (c) => {
      await recordRead(deps, c, "task.list", "all");
      return c.json({data: await listTasks(db, c.req.valid("query").open)}, 200);
    })
    .openapi(closeRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await closeTask(deps, clerk, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(differencesRoute, async (c) => {
      await recordRead(deps, c, "reconcile.list", "all");
      return c.json({data: await listDifferences(db, c.req.valid("query").open)}, 200);
    })
    .openapi(runRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      return c.json({data: await compareBooks(deps, clerk, c.req.valid("json").reason)}, 200);
    })
    .openapi(resolveRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await settleDifference(deps, clerk, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(auditRoute, async (c) => {
      await recordRead(deps, c, "audit.list", "all");
      const query = c.req.valid("query");
      const rows = await readAudit(db, query, query.limit + 1);
      const items = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (items.at(-1)?.seq ?? null) : null;
      return c.json({data: {items, next_cursor}}, 200);
    })
    .openapi(exportRoute, async (c) => {
      await recordRead(deps, c, "audit.export", "all");
      const rows = await readAudit(db, c.req.valid("query"), EXPORTED);
      c.header("content-type", "text/csv; charset=utf-8");
      c.header("content-disposition", 'attachment; filename="audit.csv"');
      const json = (value: unknown) => JSON.stringify(value);
      const cells = rows.map(({before, after, ...row}) => ({
        ...row,
        before: json(before),
        after: json(after),
      }));
      return c.body(toCsv(AUDIT_COLUMNS, cells), 200);
    })
    .openapi(metricsRoute, async (c) => {
      await recordRead(deps, c, "metrics.read", "all");
      return c.json({data: await readMetrics(deps, c.req.valid("query").days)}, 200);
    });
}
