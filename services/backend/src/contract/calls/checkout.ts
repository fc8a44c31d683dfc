import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {checkoutReply, newCheckout} from "../checkout.ts";

export const start = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/checkout/session",
  tags: ["checkout"],
  summary:
    "Something to pay with for a cart, or for things without one; the same again while it is the same cart",
  request: {body: jsonBody(newCheckout)},
  responses: {
    201: reply(checkoutReply),
    400: refusal("invalid"),
    403: refusal("forbidden"),
    404: refusal("not_found", "unknown_sku"),
    409: refusal("cart_conflict", "cart_completed", "out_of_stock", "conflict"),
    422: refusal(
      "quantity_limit",
      "empty_cart",
      "not_sold_in_region",
      "plan_conflict",
      "already_member",
      "promo_invalid",
    ),
    429: refusal("rate_limited", "payment_cooldown"),
    503: refusal("payment_unavailable"),
  },
});
