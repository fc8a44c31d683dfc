import {z} from "@hono/zod-openapi";
import {
  officeCancel,
  officeOrder,
  officeOrderList,
  officeOrderQuery,
  officeOrderStep,
  resendEmail,
  resent,
  reveal,
  revealed,
} from "../../contract/admin-orders.ts";
import {withTransaction} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {cancelOrder} from "../orders/cancel-order.ts";
import {requireOrder} from "../orders/order-holder.ts";
import {exportOrders} from "./export-orders.ts";
import {findOrders, toOfficeRow} from "./find-orders.ts";
import {handleOrder} from "./handle-order.ts";
import {CHANGED, clerkAtWork, clerkOf, type OfficeDeps, READ, record, recordRead} from "./office.ts";
import {resendEmailOf} from "./resend-email.ts";
import {personOf, toOfficeOrder} from "./to-office-order.ts";

const tags = ["back office"];
const params = z.object({pretty_id: z.string().max(64)});
const EXPORTED = 10_000;

const listRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/orders",
  tags,
  summary: "Search orders by number, person, product, state, day, amount or code",
  request: {query: officeOrderQuery},
  responses: {200: reply(officeOrderList), ...READ},
});

const exportRoute = defineRoute("office.audit", null, {
  method: "get",
  path: "/orders/export",
  tags,
  summary: "The same as a table for spreadsheets, ten thousand rows at most",
  request: {query: officeOrderQuery},
  responses: {
    200: {description: "A table", content: {"text/csv": {schema: z.string()}}},
    ...READ,
  },
});

const readRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/orders/{pretty_id}",
  tags,
  summary: "Everything about one order",
  request: {params},
  responses: {200: reply(officeOrder), ...READ},
});

const revealRoute = defineRoute("office.reveal", null, {
  method: "post",
  path: "/orders/{pretty_id}/reveal",
  tags,
  summary: "The person behind an order, for a reason that is written down",
  request: {params, body: jsonBody(reveal)},
  responses: {200: reply(revealed), ...READ},
});

const stepRoute = defineRoute("office.order", null, {
  method: "patch",
  path: "/orders/{pretty_id}",
  tags,
  summary: "Do one thing with an order: address, hold, note, pack, ship, deliver, release",
  request: {params, body: jsonBody(officeOrderStep)},
  responses: {
    200: reply(officeOrder),
    ...CHANGED,
    409: refusal("conflict", "out_of_stock"),
    422: refusal("not_editable", "country_change", "qty_exceeds"),
  },
});

const cancelRoute = defineRoute("office.order", null, {
  method: "post",
  path: "/orders/{pretty_id}/cancel",
  tags,
  summary: "Call an order off before it is packed: nothing is sent, all of the money goes back",
  request: {params, body: jsonBody(officeCancel)},
  responses: {
    200: reply(officeOrder),
    ...CHANGED,
    409: refusal("conflict"),
    422: refusal("not_editable", "refund_exceeds_paid"),
    503: refusal("payment_unavailable"),
  },
});

const mailRoute = defineRoute("office.mail", null, {
  method: "post",
  path: "/orders/{pretty_id}/resend-email",
  tags,
  summary: "Send the newest mail of a kind again, to an address of whoever bought",
  request: {params, body: jsonBody(resendEmail)},
  responses: {202: reply(resent), ...CHANGED, 422: refusal("not_editable"), 429: refusal("rate_limited")},
});

/** Orders in the back office, below `/canyon/admin`. */
export function officeOrderRoutes(deps: OfficeDeps) {
  const {db} = deps;
  return createApi()
    .openapi(listRoute, async (c) => {
      await recordRead(deps, c, "order.list", "all");
      const query = c.req.valid("query");
      const rows = await findOrders(db, query, {limit: query.limit + 1, isMasked: c.var.isMasked});
      const page = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
      return c.json({data: {items: page.map((row) => toOfficeRow(row, c.var.isMasked)), next_cursor}}, 200);
    })
    .openapi(exportRoute, async (c) => {
      await recordRead(deps, c, "order.export", "all");
      const rows = await findOrders(db, c.req.valid("query"), {limit: EXPORTED, isMasked: false});
      c.header("content-type", "text/csv; charset=utf-8");
      c.header("content-disposition", 'attachment; filename="orders.csv"');
      return c.body(await exportOrders(db, rows), 200);
    })
    .openapi(readRoute, async (c) => {
      const row = await requireOrder(db, c);
      await recordRead(deps, c, "order.read", row.id);
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(revealRoute, async (c) => {
      const row = await requireOrder(db, c);
      const entry = {action: "order.reveal" as const, target: row.id, reason: c.req.valid("json").reason};
      await withTransaction(db, (tx) => record(tx, deps, clerkOf(c), entry));
      return c.json({data: personOf(row)}, 200);
    })
    .openapi(stepRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {id} = await requireOrder(db, c);
      const row = await handleOrder(deps, clerk, id, c.req.valid("json"));
      deps.wakeMail();
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {id} = await requireOrder(db, c);
      const {version, reason} = c.req.valid("json");
      const row = await cancelOrder(deps, id, {
        version,
        actor: clerk.id,
        after: (tx, {total}) =>
          record(tx, deps, clerk, {action: "order.cancel", target: id, reason, after: {total}}),
      });
      return c.json({data: await toOfficeOrder(deps, row, c.var.isMasked)}, 200);
    })
    .openapi(mailRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      await resendEmailOf(deps, clerk, await requireOrder(db, c), c.req.valid("json"));
      return c.json({data: {sent: true as const}}, 202);
    });
}
