import * as calls from "../../contract/calls/admin-operations.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {toCsv} from "./csv.ts";
import {compareBooks, listDifferences, settleDifference} from "./differences.ts";
import {listEvents, replayEvent} from "./events.ts";
import {readMetrics} from "./metrics.ts";
import {listMail, retryMail} from "./outbox.ts";
import {readAudit} from "./read-audit.ts";
import {auditRead, freshStaffMember, type OfficeDeps} from "./staff-member.ts";
import {closeTask, listTasks} from "./tasks.ts";

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
const EXPORTED = 10_000;

const eventsRoute = defineRoute(calls.events, null);
const replayRoute = defineRoute(calls.replay, null);
const outboxRoute = defineRoute(calls.outbox, null);
const retryRoute = defineRoute(calls.retry, null);
const closeRoute = defineRoute(calls.close, null);
const differencesRoute = defineRoute(calls.differences, null);
const resolveRoute = defineRoute(calls.resolve, null);
const auditRoute = defineRoute(calls.audit, null);
const metricsRoute = defineRoute(calls.readMetrics, null);
const runRoute = defineRoute(calls.run, null);
const tasksRoute = defineRoute(calls.tasks, null);
const exportRoute = defineRoute(calls.exportAudit, null);

export function officeOperationRoutes(deps: OfficeDeps) {
  const {db} = deps;
  return createApi()
    .openapi(eventsRoute, async (c) => {
      await auditRead(deps, c, "event.list", "all");
      return c.json({data: await listEvents(db, c.req.valid("query"))}, 200);
    })
    .openapi(replayRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await replayEvent(deps, staffMember, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(outboxRoute, async (c) => {
      await auditRead(deps, c, "mail.list", "all");
      return c.json({data: await listMail(db, c.req.valid("query"))}, 200);
    })
    .openapi(retryRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await retryMail(deps, staffMember, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(tasksRoute, async (c) => {
      await auditRead(deps, c, "task.list", "all");
      return c.json({data: await listTasks(db, c.req.valid("query").open)}, 200);
    })
    .openapi(closeRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await closeTask(deps, staffMember, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(differencesRoute, async (c) => {
      await auditRead(deps, c, "reconcile.list", "all");
      return c.json({data: await listDifferences(db, c.req.valid("query").open)}, 200);
    })
    .openapi(runRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      return c.json({data: await compareBooks(deps, staffMember, c.req.valid("json").reason)}, 200);
    })
    .openapi(resolveRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {reason} = c.req.valid("json");
      return c.json({data: await settleDifference(deps, staffMember, c.req.valid("param").id, reason)}, 200);
    })
    .openapi(auditRoute, async (c) => {
      await auditRead(deps, c, "audit.list", "all");
      const query = c.req.valid("query");
      const rows = await readAudit(db, query, query.limit + 1);
      const items = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (items.at(-1)?.seq ?? null) : null;
      return c.json({data: {items, next_cursor}}, 200);
    })
    .openapi(exportRoute, async (c) => {
      await auditRead(deps, c, "audit.export", "all");
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
      await auditRead(deps, c, "metrics.read", "all");
      return c.json({data: await readMetrics(deps, c.req.valid("query").days)}, 200);
    });
}
