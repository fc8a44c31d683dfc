import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {giftList, giftPriceQuery, giftPrices, giftSent, givenGift, newGift, newGiftReply} from "../gifts.ts";

const tags = ["gifts"];
const ofUser = z.object({id: z.string().max(64)});
const ofGift = ofUser.extend({gift_id: z.string().max(64)});

export const buy = defineCall({
  action: "gift.give",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/gift",
  tags,
  summary: "Prepaid months for somebody else, by coaches and admins: something to pay with, once",
  request: {params: ofUser, body: jsonBody(newGift)},
  responses: {
    201: reply(newGiftReply),
    400: refusal("invalid"),
    ...GUARDED,
    403: refusal("forbidden", "not_a_coach"),
    409: refusal("conflict"),
    422: refusal("months", "self_gift", "limit_reached"),
    429: refusal("rate_limited"),
    503: refusal("payment_unavailable"),
  },
});

export const list = defineCall({
  action: "gift.list",
  method: "get",
  path: "/canyon/users/{id}/subscription/stripe/gift",
  tags,
  summary: "The gifts somebody paid for, the newest first; never their codes",
  request: {params: ofUser},
  responses: {200: reply(giftList), ...GUARDED},
});

export const resend = defineCall({
  action: "gift.give",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/gift/{gift_id}/resend",
  tags,
  summary: "Send the mail with the code again",
  request: {params: ofGift},
  responses: {
    200: reply(giftSent),
    ...GUARDED,
    422: refusal("already_claimed"),
    429: refusal("rate_limited"),
  },
});

export const cancel = defineCall({
  action: "gift.give",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/gift/{gift_id}/cancel",
  tags,
  summary: "Take back what nobody has claimed, within 30 days, with all of the money",
  request: {params: ofGift},
  responses: {
    200: reply(givenGift),
    ...GUARDED,
    422: refusal("already_claimed", "window_closed"),
    503: refusal("payment_unavailable"),
  },
});

export const prices = defineCall({
  action: "public",
  method: "get",
  path: "/canyon/gifts/prices",
  tags,
  summary: "What a gift costs in a region, by its months",
  request: {query: giftPriceQuery},
  responses: {200: reply(giftPrices), 400: refusal("invalid")},
});
