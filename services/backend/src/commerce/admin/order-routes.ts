import * as calls from "../../contract/calls/admin-orders.ts";
import {withTransaction} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {cancelOrder} from "../orders/cancel-order.ts";
import {requireOrder} from "../orders/order-holder.ts";
import {exportOrders} from "./export-orders.ts";
import {findOrders, toOfficeRow} from "./find-orders.ts";
import {handleOrder} from "./handle-order.ts";
import {resendEmailOf} from "./resend-email.ts";
import {auditAction, auditRead, freshStaffMember, type OfficeDeps, staffMemberOf} from "./staff-member.ts";
import {personOf, toOfficeOrder} from "./to-office-order.ts";

const EXPORTED = 10_000;

const listRoute = defineRoute(calls.list, null);
const exportRoute = defineRoute(calls.exportOrders, null);
const readRoute = defineRoute(calls.read, null);
const revealRoute = defineRoute(calls.revealBuyer, null);
const changeRoute = defineRoute(calls.change, null);
const cancelRoute = defineRoute(calls.cancel, null);
const mailRoute = defineRoute(calls.mail, null);

export function officeOrderRoutes(deps: OfficeDeps) {
  const {db} = deps;
  return createApi()
    .openapi(listRoute, async (c) => {
      await auditRead(deps, c, "order.list", "all");
      const query = c.req.valid("query");
      const rows = await findOrders(db, query, {limit: query.limit + 1, isMasked: c.var.isMasked});
      const page = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
      return c.json({data: {items: page.map((row) => toOfficeRow(row, c.var.isMasked)), next_cursor}}, 200);
    })
    .openapi(exportRoute, async (c) => {
      await auditRead(deps, c, "order.export", "all");
      const rows = await findOrders(db, c.req.valid("query"), {limit: EXPORTED, isMasked: false});
      c.header("content-type", "text/csv; charset=utf-8");
      c.header("content-disposition", 'attachment; filename="orders.csv"');
      return c.body(await exportOrders(db, rows), 200);
    })
    .openapi(readRoute, async (c) => {
      const row = await requireOrder(db, c);
      await auditRead(deps, c, "order.read", row.id);
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(revealRoute, async (c) => {
      const row = await requireOrder(db, c);
      const entry = {action: "order.reveal" as const, target: row.id, reason: c.req.valid("json").reason};
      await withTransaction(db, (tx) => auditAction(tx, deps, staffMemberOf(c), entry));
      return c.json({data: personOf(row)}, 200);
    })
    .openapi(changeRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {id} = await requireOrder(db, c);
      const row = await handleOrder(deps, staffMember, id, c.req.valid("json"));
      deps.wakeMail();
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {id} = await requireOrder(db, c);
      const {version, reason} = c.req.valid("json");
      const row = await cancelOrder(deps, id, {
        version,
        actor: staffMember.id,
        after: (tx, {total}) =>
          auditAction(tx, deps, staffMember, {action: "order.cancel", target: id, reason, after: {total}}),
      });
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(mailRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      await resendEmailOf(deps, staffMember, await requireOrder(db, c), c.req.valid("json"));
      return c.json({data: {sent: true as const}}, 202);
    });
}
