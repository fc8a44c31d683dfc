import * as calls from "../../contract/calls/orders.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {callerAsOwner, defineRoute, requireUser} from "../../core/http/define-route.ts";
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
import {asReadOnly} from "./to-order.ts";

export interface OrderRouteDeps extends SyncDeps, ClientAddressDeps {}
const LOOKUPS = {burst: 5, perMinute: 5};
const CHECKOUT_POLLS = {burst: 30, perMinute: 30};

const listRoute = defineRoute(calls.list, callerAsOwner);

const readRoute = (deps: OrderRouteDeps) => defineRoute(calls.read, orderInPath(deps));

const editRoute = (deps: OrderRouteDeps) => defineRoute(calls.edit, orderToChange(deps));

const lookupRoute = defineRoute(calls.lookup, null);
const stateRoute = defineRoute(calls.state, null);

export function orderRoutes(deps: OrderRouteDeps) {
  const {db} = deps;
  return createApi()
    .openapi(lookupRoute, async (c) => {
      await limitVisitor(deps, "order-lookup", clientAddress(c, deps), LOOKUPS);
      await lookUpOrder(deps, c.req.valid("json"));
      return c.json({data: {sent: true as const}}, 202);
    })
    .openapi(stateRoute, async (c) => {
      await limitVisitor(deps, "checkout-state", clientAddress(c, deps), CHECKOUT_POLLS);
      const {actor} = c.var;
      const viewer = {actor, token_hash: claimOf(c, actor).token_hash};
      return c.json({data: await readCheckout(deps, c.req.valid("param").session_id, viewer)}, 200);
    })
    .openapi(listRoute, async (c) => {
      const {id, isView} = requireUser(c);
      if (!isView) await claimGuestOrders(db, id, deps.now());
      return c.json({data: await listOrders(db, id, c.req.valid("query"))}, 200);
    })
    .openapi(readRoute(deps), async (c) => {
      const row = await requireOrder(db, c);
      const shown = await readOrder(deps, row);
      return c.json({data: isOwnOrder(c.var.actor, row) ? shown : asReadOnly(shown)}, 200);
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
      return c.json({data: isOwnOrder(c.var.actor, row) ? shown : asReadOnly(shown)}, 200);
    });
}
