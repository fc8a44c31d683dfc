import {z} from "@hono/zod-openapi";
import {checkoutState} from "../../contract/checkout.ts";
import {
  order,
  orderEdit,
  orderLinkQuery,
  orderList,
  orderLookup,
  orderLookupReply,
  orderQuery,
} from "../../contract/orders.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {actorsOwn, defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {claimOf} from "../cart/cart-holder.ts";
import {cancelOrder} from "../orders/cancel-order.ts";
import {claimGuestOrders} from "../orders/claim-guest-orders.ts";
import {editOrder} from "../orders/edit-order.ts";
import {lookUpOrder} from "../orders/look-up-order.ts";
import {isOwnOrder, orderInPath, orderToChange, requireOrder} from "../orders/order-holder.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {listOrders} from "./list-orders.ts";
import {readCheckout} from "./read-checkout.ts";
import {readOrder} from "./read-order.ts";
import {byLink} from "./to-order.ts";

export interface OrderRouteDeps extends SyncDeps, ClientAddressDeps {}

const tags = ["orders"];
const params = z.object({pretty_id: z.string().max(64)});
const HELD = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  410: refusal("link_expired"),
};
const LOOKUPS = {burst: 5, perMinute: 5};
const LOOKS = {burst: 30, perMinute: 30};

const listRoute = defineRoute("order.list", actorsOwn, {
  method: "get",
  path: "/orders",
  tags,
  summary: "One's own orders, the newest first",
  request: {query: orderQuery},
  responses: {200: reply(orderList), 400: refusal("invalid"), ...GUARDED},
});

const readRoute = (deps: OrderRouteDeps) =>
  defineRoute("order.read", orderInPath(deps), {
    method: "get",
    path: "/orders/{pretty_id}",
    tags,
    summary: "One order, for its owner or by the link in its mail",
    request: {params, query: orderLinkQuery},
    responses: {
      200: reply(order),
      400: refusal("invalid"),
      ...HELD,
    },
  });

const editRoute = (deps: OrderRouteDeps) =>
  defineRoute("order.write", orderToChange(deps), {
    method: "patch",
    path: "/orders/{pretty_id}",
    tags,
    summary:
      "Change where an order goes, or call it off, before it is packed; by the mailed link only the latter",
    request: {params, query: orderLinkQuery, body: jsonBody(orderEdit)},
    responses: {
      200: reply(order),
      400: refusal("invalid"),
      ...HELD,
      409: refusal("conflict"),
      422: refusal("not_editable", "country_change"),
      503: refusal("payment_unavailable"),
    },
  });

const lookupRoute = defineRoute("public", null, {
  method: "post",
  path: "/orders/lookup",
  tags,
  summary: "Have the link to an order mailed; the answer is the same for every number and address",
  request: {body: jsonBody(orderLookup)},
  responses: {202: reply(orderLookupReply), 400: refusal("invalid"), 429: refusal("rate_limited")},
});

const stateRoute = defineRoute("public", null, {
  method: "get",
  path: "/checkout/session/{session_id}",
  tags: ["checkout"],
  summary: "What became of a payment, as the provider says now; the person behind it for whoever paid",
  request: {params: z.object({session_id: z.string().regex(/^cs_\w{1,200}$/)})},
  responses: {
    200: reply(checkoutState),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
    503: refusal("payment_unavailable"),
  },
});

/** What people bought, below `/canyon`. */
export function orderRoutes(deps: OrderRouteDeps) {
  const {db} = deps;
  return createApi()
    .openapi(lookupRoute, async (c) => {
      await limitVisitor(deps, "order-lookup", clientAddress(c, deps), LOOKUPS);
      await lookUpOrder(deps, c.req.valid("json"));
      return c.json({data: {sent: true as const}}, 202);
    })
    .openapi(stateRoute, async (c) => {
      await limitVisitor(deps, "checkout-state", clientAddress(c, deps), LOOKS);
      const {actor} = c.var;
      const asker = {actor, token_hash: claimOf(c, actor).token_hash};
      return c.json({data: await readCheckout(deps, c.req.valid("param").session_id, asker)}, 200);
    })
    .openapi(listRoute, async (c) => {
      const {id, isView} = requireUser(c);
      if (!isView) await claimGuestOrders(db, id, deps.now());
      return c.json({data: await listOrders(db, id, c.req.valid("query"))}, 200);
    })
    .openapi(readRoute(deps), async (c) => {
      const row = await requireOrder(db, c);
      const shown = await readOrder(deps, row);
      return c.json({data: isOwnOrder(c.var.actor, row) ? shown : byLink(shown)}, 200);
    })
    .openapi(editRoute(deps), async (c) => {
      const {id} = await requireOrder(db, c);
      const edit = c.req.valid("json");
      const row =
        edit.action === "cancel"
          ? await cancelOrder(deps, id, {version: edit.version, actor: "shopper"})
          : await editOrder(deps, id, edit);
      deps.wakeMail();
      const shown = await readOrder(deps, row);
      return c.json({data: isOwnOrder(c.var.actor, row) ? shown : byLink(shown)}, 200);
    });
}
