import {z} from "@hono/zod-openapi";
import {cart, cartEdit, cartMerge, cartQuery, createdCart, newCart} from "../../contract/cart.ts";
import {AppError} from "../../core/errors.ts";
import {createApi, invalidInput} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {actorsOwn, defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import type {CartDeps} from "./cart-deps.ts";
import {cartInPath, claimOf, requireCart} from "./cart-holder.ts";
import {changeCart} from "./change-cart.ts";
import {limitCodeTries} from "./limit-code-tries.ts";
import {mergeCarts} from "./merge-carts.ts";
import {openCart} from "./open-cart.ts";
import {readCart} from "./read-cart.ts";

export interface CartRouteDeps extends CartDeps, ClientAddressDeps {}

const tags = ["cart"];
const params = z.object({id: z.string().max(64)});
const query = cartQuery;
const REFUSED = {
  400: refusal("invalid"),
  409: refusal("cart_conflict", "cart_completed"),
  422: refusal("quantity_limit", "quantity_invalid", "plan_conflict", "promo_invalid"),
  429: refusal("rate_limited"),
  503: refusal("payment_unavailable"),
};

const openRoute = defineRoute("public", null, {
  method: "post",
  path: "/carts",
  tags,
  summary: "The cart in use of whoever asks, or a new one; without an account it comes with a token, once",
  request: {query, body: jsonBody(newCart)},
  responses: {201: reply(createdCart), 404: refusal("unknown_sku"), ...REFUSED},
});

const readRoute = (deps: CartRouteDeps) =>
  defineRoute("cart.read", cartInPath(deps), {
    method: "get",
    path: "/carts/{id}",
    tags,
    summary: "A cart at the prices of the moment; `current` is the one in use",
    request: {params, query},
    responses: {200: reply(cart), 400: refusal("invalid"), 404: refusal("not_found")},
  });

const changeRoute = (deps: CartRouteDeps) =>
  defineRoute("cart.write", cartInPath(deps), {
    method: "patch",
    path: "/carts/{id}",
    tags,
    summary: "Change a cart: all of the operations or none, on the version that was seen",
    request: {params, query, body: jsonBody(cartEdit)},
    responses: {200: reply(cart), ...REFUSED, 403: GUARDED[403], 404: refusal("not_found", "unknown_sku")},
  });

const mergeRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/carts/merge",
  tags,
  summary: "Put what the token's cart holds into the account's",
  request: {query, body: jsonBody(cartMerge)},
  responses: {200: reply(cart), 400: refusal("invalid"), ...GUARDED},
});

type Checked = {success: true} | {success: false; error: z.core.$ZodError};

/** A number of things that is none gets an answer of its own, for it is no mistake in a form. */
function refuseQuantity(result: Checked): undefined {
  if (result.success) return undefined;
  const {issues} = result.error;
  if (issues.some(({path}) => path.at(-1) !== "qty")) throw invalidInput(issues);
  throw new AppError("quantity_invalid", "A quantity is a whole number from 1 on");
}

/** Carts, below `/canyon`. */
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
