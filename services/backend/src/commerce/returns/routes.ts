import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {orderLinkQuery} from "../../contract/orders.ts";
import {newReturn, rma, rmaList, withdrawal, withdrawalReply} from "../../contract/returns.ts";
import type {Actor, Resource} from "../../core/authorization/can.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {AppError} from "../../core/errors.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {orderInPath, orderResource, requireGoodBearer, requireOrder} from "../orders/order-holder.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {cancelReturn} from "./cancel-return.ts";
import {type ReturnDeps, requestReturn, withdraw} from "./request-return.ts";
import {createReturnRepository} from "./return-repository.ts";
import {toRma, toRmas} from "./to-rma.ts";

export interface ReturnRouteDeps extends ReturnDeps {
  readonly secret: Secret;
}

const tags = ["returns"];
const params = z.object({pretty_id: z.string().max(64)});
const REFUSED = {
  400: refusal("invalid"),
  422: refusal("window_closed", "not_delivered", "qty_exceeds", "not_returnable"),
};
const HELD = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  410: refusal("link_expired"),
};

const listRoute = (deps: ReturnRouteDeps) =>
  defineRoute("order.read", orderInPath(deps), {
    method: "get",
    path: "/orders/{pretty_id}/returns",
    tags,
    summary: "What of an order is to come back",
    request: {params, query: orderLinkQuery},
    responses: {200: reply(rmaList), 400: refusal("invalid"), ...HELD},
  });

const addRoute = (deps: ReturnRouteDeps) =>
  defineRoute("order.write", orderInPath(deps), {
    method: "post",
    path: "/orders/{pretty_id}/returns",
    tags,
    summary: "Ask to send things back; for guests by the mailed link",
    request: {params, query: orderLinkQuery, body: jsonBody(newReturn)},
    responses: {201: reply(rma), ...REFUSED, ...HELD},
  });

const withdrawRoute = (deps: ReturnRouteDeps) =>
  defineRoute("order.write", orderInPath(deps), {
    method: "post",
    path: "/orders/{pretty_id}/withdrawal",
    tags,
    summary: "Withdraw from the contract, where the law gives the right to; for guests by the mailed link",
    request: {params, query: orderLinkQuery, body: jsonBody(withdrawal)},
    responses: {201: reply(withdrawalReply), ...REFUSED, ...HELD},
  });

const cancelRoute = (deps: ReturnRouteDeps) =>
  defineRoute("order.write", returnInPath(deps), {
    method: "post",
    path: "/returns/{rma_id}/cancel",
    tags,
    summary: "Keep the things after all",
    request: {params: z.object({rma_id: z.string().max(64)}), query: orderLinkQuery},
    responses: {200: reply(rma), ...HELD, 422: refusal("not_editable")},
  });

/** Whose order the return in the path is of. */
function returnInPath(deps: ReturnRouteDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    await requireGoodBearer(c);
    const row = await createReturnRepository(deps.db).get(c.req.param("rma_id") ?? "");
    const order = row && (await createOrderRepository(deps.db).get(row.order_id));
    return order && orderResource(deps, c, actor, order);
  };
}

/** Sending back and withdrawing, below `/canyon`. */
export function returnRoutes(deps: ReturnRouteDeps) {
  const {db} = deps;
  return createApi()
    .openapi(listRoute(deps), async (c) => {
      const order = await requireOrder(db, c);
      const rows = await createReturnRepository(db).listOf(order.id);
      return c.json({data: {items: await toRmas(db, order, rows)}}, 200);
    })
    .openapi(addRoute(deps), async (c) => {
      const order = await requireOrder(db, c);
      const row = await requestReturn(deps, order.id, c.req.valid("json"));
      return c.json({data: await toRma(db, order, row)}, 201);
    })
    .openapi(withdrawRoute(deps), async (c) => {
      const order = await requireOrder(db, c);
      const row = await withdraw(deps, order.id, c.req.valid("json"));
      const acknowledged_at = row.requested_at.toISOString();
      return c.json({data: {rma: await toRma(db, order, row), acknowledged_at}}, 201);
    })
    .openapi(cancelRoute(deps), async (c) => {
      const row = await createReturnRepository(db).get(c.req.valid("param").rma_id);
      const order = row && (await createOrderRepository(db).get(row.order_id));
      if (!row || !order) throw new AppError("not_found", "Nothing is at this path");
      return c.json({data: await toRma(db, order, await cancelReturn(deps, row))}, 200);
    });
}
