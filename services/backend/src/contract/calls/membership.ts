import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {giftClaim} from "../gifts.ts";
import {
  cancelReply,
  cancelRequest,
  duePayment,
  giftClaimReply,
  invoiceList,
  membership,
  portalReply,
  portalRequest,
  reactivateReply,
} from "../membership.ts";

const tags = ["membership"];
const params = z.object({id: z.string().max(64)});
const NO_SUBSCRIPTION = {...GUARDED, 404: refusal("not_found", "no_subscription")};
const PROVIDER_REFUSALS = {503: refusal("payment_unavailable")};

export const ofUser = defineCall({
  action: "membership.read",
  method: "get",
  path: "/canyon/users/{id}/membership",
  tags,
  summary: "What an account has, what gives it, and what it could have",
  request: {params},
  responses: {200: reply(membership), ...GUARDED},
});

export const ofCaller = defineCall({
  action: "membership.read",
  method: "get",
  path: "/canyon/membership",
  tags,
  summary: "The same for whoever asks",
  responses: {200: reply(membership), ...GUARDED},
});

export const cancel = defineCall({
  action: "membership.write",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/cancel",
  tags,
  summary: "End a membership when what was agreed on ends; inside a commitment only once that is confirmed",
  request: {params, body: jsonBody(cancelRequest)},
  responses: {
    200: reply(cancelReply),
    400: refusal("invalid"),
    ...NO_SUBSCRIPTION,
    409: refusal("already_ended", "conflict"),
    422: refusal("commitment_active"),
    ...PROVIDER_REFUSALS,
  },
});

export const reactivate = defineCall({
  action: "membership.write",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/reactivate",
  tags,
  summary: "Take a cancellation back, as long as the membership has not ended",
  request: {params},
  responses: {
    200: reply(reactivateReply),
    ...NO_SUBSCRIPTION,
    409: refusal("already_ended", "conflict"),
    422: refusal("payment_method_needed"),
    ...PROVIDER_REFUSALS,
  },
});

export const portal = defineCall({
  action: "membership.write",
  method: "post",
  path: "/canyon/users/{id}/subscription/stripe/portal",
  tags,
  summary: "The provider's page for cards and invoices",
  request: {params, body: jsonBody(portalRequest)},
  responses: {
    200: reply(portalReply),
    400: refusal("invalid"),
    ...GUARDED,
    404: refusal("not_found", "no_customer"),
    422: refusal("bad_return_path"),
    ...PROVIDER_REFUSALS,
  },
});

export const invoices = defineCall({
  action: "membership.read",
  method: "get",
  path: "/canyon/users/{id}/subscription/stripe/invoices",
  tags,
  summary: "What was charged for memberships, the newest first",
  request: {params},
  responses: {200: reply(invoiceList), ...GUARDED, ...PROVIDER_REFUSALS},
});

export const payment = defineCall({
  action: "membership.read",
  method: "get",
  path: "/canyon/users/{id}/subscription/stripe/payment",
  tags,
  summary: "What is open while a payment is late; null when nothing is",
  request: {params},
  responses: {200: reply(duePayment), ...NO_SUBSCRIPTION, ...PROVIDER_REFUSALS},
});

export const claim = defineCall({
  action: "gift.claim",
  method: "post",
  path: "/canyon/gifts/claim",
  tags: ["gifts"],
  summary: "Accept a gift by its code; of another address only once that is meant",
  request: {body: jsonBody(giftClaim)},
  responses: {
    200: reply(giftClaimReply),
    400: refusal("invalid"),
    ...GUARDED,
    404: refusal("not_found", "gift_invalid"),
    409: refusal("gift_for_another"),
    422: refusal("self_gift"),
    429: refusal("rate_limited"),
  },
});
