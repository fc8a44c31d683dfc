import * as calls from "../../contract/calls/checkout.ts";
import type {NewCheckout} from "../../contract/checkout.ts";
import {can} from "../../core/authorization/can.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {currentTrace} from "../../core/http/request-trace.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {cartResource, claimOf} from "../cart/cart-holder.ts";
import {type CartClaim, type CartRow, createCartRepository} from "../cart/cart-repository.ts";
import {changeCart} from "../cart/change-cart.ts";
import {limitCodeTries} from "../cart/limit-code-tries.ts";
import {openCart} from "../cart/open-cart.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";
import {startCheckout} from "./start-checkout.ts";

export interface CheckoutRouteDeps extends CheckoutDeps, ClientAddressDeps {}

const LIMIT = {burst: 10, perMinute: 10};

const startRoute = defineRoute(calls.start, null);

export function checkoutRoutes(deps: CheckoutRouteDeps) {
  return createApi().openapi(startRoute, async (c) => {
    await limitVisitor(deps, "checkout", clientAddress(c, deps), LIMIT);
    keepNoReply(c);
    const {actor} = c.var;
    const body = c.req.valid("json");
    if (body.promo_code !== undefined) await limitCodeTries(deps, clientAddress(c, deps));
    const {cart, claim} = await findCart(deps, body, claimOf(c, actor));
    const verdict = cart ? can(actor, "cart.write", cartResource(cart, claim)) : "hide";
    if (verdict === "no") throw new AppError("forbidden", "This is not allowed");
    if (verdict !== "yes" || !cart) throw new AppError("not_found", "No such cart is yours");
    const start = {
      cart_id: cart.id,
      cart_version: await takeCode(deps, cart, body),
      ui_mode: body.ui_mode,
      locale: body.locale,
      user_id: actor.kind === "user" ? actor.id : null,
      email: body.email ?? null,
      ip_hash: currentTrace().ip_hash,
    };
    return c.json({data: await startCheckout(deps, start)}, 201);
  });
}

interface CheckoutCart {
  readonly cart: CartRow | null;
  readonly claim: CartClaim;
}

/** The cart to be paid. Items sent without a cart get a cart of their own, whose token is never returned. */
async function findCart(deps: CheckoutRouteDeps, body: NewCheckout, claim: CartClaim): Promise<CheckoutCart> {
  const carts = createCartRepository(deps.db);
  if (!body.items || !body.region) return {cart: await carts.get(body.cart_id ?? ""), claim};
  const ops = body.items.map(({sku, offer, clip, quantity}) => ({
    op: "add" as const,
    sku,
    offer: offer ?? null,
    clip: clip ?? null,
    qty: quantity,
  }));
  const request = {region: body.region, ops, request_id: crypto.randomUUID()};
  const opened = await openCart(deps, {user_id: null, token_hash: null}, request, body.locale);
  const cart = await carts.get(opened.cart.id);
  return {cart, claim: {...claim, token_hash: cart?.token_hash ?? null}};
}

/** A code that comes with the checkout is one more change of the cart. Returns the version that is paid for. */
async function takeCode(deps: CheckoutRouteDeps, cart: CartRow, body: NewCheckout): Promise<number> {
  const version = body.items ? cart.version : (body.cart_version ?? 0);
  if (body.promo_code === undefined) return version;
  const ops = [{op: "promo" as const, code: body.promo_code}];
  const change = {ops, version, request_id: crypto.randomUUID()};
  return (await changeCart(deps, cart.id, change, body.locale)).version;
}
