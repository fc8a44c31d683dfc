import type {z} from "@hono/zod-openapi";
import * as calls from "../../contract/calls/cart.ts";
import {AppError} from "../../core/errors.ts";
import {createApi, invalidInput} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {callerAsOwner, defineRoute, requireUser} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import type {CartDeps} from "./cart-deps.ts";
import {cartInPath, claimOf, requireCart} from "./cart-holder.ts";
import {changeCart} from "./change-cart.ts";
import {limitCodeTries} from "./limit-code-tries.ts";
import {mergeCarts} from "./merge-carts.ts";
import {openCart} from "./open-cart.ts";
import {readCart} from "./read-cart.ts";

export interface CartRouteDeps extends CartDeps, ClientAddressDeps {}

const openRoute = defineRoute(calls.open, null);

const readRoute = (deps: CartRouteDeps) => defineRoute(calls.read, cartInPath(deps));

const changeRoute = (deps: CartRouteDeps) => defineRoute(calls.change, cartInPath(deps));

const mergeRoute = defineRoute(calls.merge, callerAsOwner);

type Checked = {success: true} | {success: false; error: z.core.$ZodError};

/** A number of things that is none gets an answer of its own, for it is no mistake in a form. */
function refuseQuantity(result: Checked): undefined {
  if (result.success) return undefined;
  const {issues} = result.error;
  if (issues.some(({path}) => path.at(-1) !== "qty")) throw invalidInput(issues);
  throw new AppError("quantity_invalid", "A quantity is a whole number from 1 on");
}

export function cartRoutes(deps: CartRouteDeps) {
  const {db} = deps;
  const limitCodes = async (c: Parameters<typeof clientAddress>[0], ops: readonly {op: string}[]) => {
    if (ops.some(({op}) => op === "promo")) await limitCodeTries(deps, clientAddress(c, deps));
  };
  return createApi()
    .openapi(mergeRoute, async (c) => {
      const {token_hash} = claimOf(c, c.var.actor);
      const {locale} = c.req.valid("query");
      const merge = {user_id: requireUser(c).id, token_hash, locale, ...c.req.valid("json")};
      return c.json({data: await mergeCarts(deps, merge)}, 200);
    })
    .openapi(
      openRoute,
      async (c) => {
        const body = c.req.valid("json");
        await limitCodes(c, body.ops);
        keepNoReply(c);
        const {locale} = c.req.valid("query");
        return c.json({data: await openCart(deps, claimOf(c, c.var.actor), body, locale)}, 201);
      },
      refuseQuantity,
    )
    .openapi(readRoute(deps), async (c) => {
      const row = await requireCart(db, c);
      return c.json({data: await readCart(db, deps, row, c.req.valid("query").locale)}, 200);
    })
    .openapi(
      changeRoute(deps),
      async (c) => {
        const body = c.req.valid("json");
        await limitCodes(c, body.ops);
        const {id} = await requireCart(db, c);
        return c.json({data: await changeCart(deps, id, body, c.req.valid("query").locale)}, 200);
      },
      refuseQuantity,
    );
}
