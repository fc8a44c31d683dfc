import type {Context} from "hono";
import * as calls from "../../contract/calls/returns.ts";
import type {Actor, Resource} from "../../core/authorization/can.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {notFound} from "../../core/errors.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {orderInPath, orderResource, requireGoodBearer, requireOrder} from "../orders/order-holder.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {cancelReturn} from "./cancel-return.ts";
import {type ReturnDeps, requestReturn, withdraw} from "./request-return.ts";
import {createReturnRepository} from "./return-repository.ts";
import {toRma, toRmas} from "./to-rma.ts";

export interface ReturnRouteDeps extends ReturnDeps {
  readonly secret: Secret;
}

const listRoute = (deps: ReturnRouteDeps) => defineRoute(calls.list, orderInPath(deps));

const addRoute = (deps: ReturnRouteDeps) => defineRoute(calls.add, orderInPath(deps));

const withdrawRoute = (deps: ReturnRouteDeps) => defineRoute(calls.withdraw, orderInPath(deps));

const cancelRoute = (deps: ReturnRouteDeps) => defineRoute(calls.cancel, returnInPath(deps));

/** Whose order the return in the path is of. */
function returnInPath(deps: ReturnRouteDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    await requireGoodBearer(c);
    const row = await createReturnRepository(deps.db).get(c.req.param("rma_id") ?? "");
    const order = row && (await createOrderRepository(deps.db).get(row.order_id));
    return order && orderResource(deps, c, actor, order);
  };
}

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
      if (!row || !order) throw notFound();
      return c.json({data: await toRma(db, order, await cancelReturn(deps, row))}, 200);
    });
}
