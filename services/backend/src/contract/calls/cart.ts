import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {cart, cartEdit, cartMerge, cartQuery, createdCart, newCart} from "../cart.ts";

const tags = ["cart"];
const query = cartQuery;
const REFUSED = {
  400: refusal("invalid"),
  409: refusal("cart_conflict", "cart_completed"),
  422: refusal("quantity_limit", "quantity_invalid", "plan_conflict", "promo_invalid"),
  429: refusal("rate_limited"),
  503: refusal("payment_unavailable"),
};
const params = z.object({id: z.string().max(64)});

export const open = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/carts",
  tags,
  summary: "The cart in use of whoever asks, or a new one; without an account it comes with a token, once",
  request: {query, body: jsonBody(newCart)},
  responses: {201: reply(createdCart), 404: refusal("unknown_sku"), ...REFUSED},
});

export const read = defineCall({
  action: "cart.read",
  method: "get",
  path: "/canyon/carts/{id}",
  tags,
  summary: "A cart at the prices of the moment; `current` is the one in use",
  request: {params, query},
  responses: {200: reply(cart), 400: refusal("invalid"), 404: refusal("not_found")},
});

export const change = defineCall({
  action: "cart.write",
  method: "patch",
  path: "/canyon/carts/{id}",
  tags,
  summary: "Change a cart: all of the operations or none, on the version that was seen",
  request: {params, query, body: jsonBody(cartEdit)},
  responses: {200: reply(cart), ...REFUSED, 403: GUARDED[403], 404: refusal("not_found", "unknown_sku")},
});

export const merge = defineCall({
  action: "user.write",
  method: "post",
  path: "/canyon/carts/merge",
  tags,
  summary: "Put what the token's cart holds into the account's",
  request: {query, body: jsonBody(cartMerge)},
  responses: {200: reply(cart), 400: refusal("invalid"), ...GUARDED},
});
