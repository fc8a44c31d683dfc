import {z} from "@hono/zod-openapi";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {giftClaim} from "../../contract/gifts.ts";
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
} from "../../contract/membership.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {claimGift} from "../gifts/claim-gift.ts";
import {toGift} from "../gifts/list-gifts.ts";
import type {SubscriptionRow} from "../subscriptions/subscription-repository.ts";
import {cancelMembership, reactivateMembership} from "./change-membership.ts";
import {listInvoices, readDuePayment} from "./list-invoices.ts";
import type {MembershipDeps} from "./membership-deps.ts";
import {openPortal} from "./open-portal.ts";
import {membershipName, readMembership} from "./read-membership.ts";
import {toSubscription} from "./to-subscription.ts";

const tags = ["membership"];
const params = z.object({id: z.string().max(64)});
const BASE = "/users/{id}/subscription/stripe" as const;
const away = {503: refusal("payment_unavailable")};
const missing = {...GUARDED, 404: refusal("not_found", "no_subscription")};

const ofUserRoute = defineRoute("membership.read", ownerInPath, {
  method: "get",
  path: "/users/{id}/membership",
  tags,
  summary: "What an account has, what gives it, and what it could have",
  request: {params},
  responses: {200: reply(membership), ...GUARDED},
});

const ownRoute = defineRoute("membership.read", actorsOwn, {
  method: "get",
  path: "/membership",
  tags,
  summary: "The same for whoever asks",
  responses: {200: reply(membership), ...GUARDED},
});

const cancelRoute = defineRoute("membership.write", ownerInPath, {
  method: "post",
  path: `${BASE}/cancel`,
  tags,
  summary: "End a membership when what was agreed on ends; inside a commitment only once that is confirmed",
  request: {params, body: jsonBody(cancelRequest)},
  responses: {
    200: reply(cancelReply),
    400: refusal("invalid"),
    ...missing,
    409: refusal("already_ended", "conflict"),
    422: refusal("commitment_active"),
    ...away,
  },
});

const reactivateRoute = defineRoute("membership.write", ownerInPath, {
  method: "post",
  path: `${BASE}/reactivate`,
  tags,
  summary: "Take a cancellation back, as long as the membership has not ended",
  request: {params},
  responses: {
    200: reply(reactivateReply),
    ...missing,
    409: refusal("already_ended", "conflict"),
    422: refusal("payment_method_needed"),
    ...away,
  },
});

const portalRoute = defineRoute("membership.write", ownerInPath, {
  method: "post",
  path: `${BASE}/portal`,
  tags,
  summary: "The provider's page for cards and invoices",
  request: {params, body: jsonBody(portalRequest)},
  responses: {
    200: reply(portalReply),
    400: refusal("invalid"),
    ...GUARDED,
    404: refusal("not_found", "no_customer"),
    422: refusal("bad_return_path"),
    ...away,
  },
});

const invoicesRoute = defineRoute("membership.read", ownerInPath, {
  method: "get",
  path: `${BASE}/invoices`,
  tags,
  summary: "What was charged for memberships, the newest first",
  request: {params},
  responses: {200: reply(invoiceList), ...GUARDED, ...away},
});

const paymentRoute = defineRoute("membership.read", ownerInPath, {
  method: "get",
  path: `${BASE}/payment`,
  tags,
  summary: "What is open while a payment is late; null when nothing is",
  request: {params},
  responses: {200: reply(duePayment), ...missing, ...away},
});

/** Codes cannot be guessed, and nobody has to type one more often than that. */
const CLAIMS = {burst: 5, perMinute: 5 / 60};

const claimRoute = defineRoute("gift.claim", actorsOwn, {
  method: "post",
  path: "/gifts/claim",
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

/** Memberships, below `/canyon`. */
export function membershipRoutes(deps: MembershipDeps) {
  const show = async (row: SubscriptionRow, user_id: string) => {
    const person = await createAccountRepository(deps.db).get(user_id, deps.now());
    return toSubscription(row, await membershipName(deps, person?.locale ?? row.locale), deps.now());
  };
  return createApi()
    .openapi(claimRoute, async (c) => {
      const {id} = requireUser(c);
      await limitSubject(deps, "gift-claim", id, CLAIMS);
      const row = await claimGift(deps, id, c.req.valid("json"));
      const gift = await toGift(deps.db, row, deps.now());
      return c.json({data: {gift, membership: await readMembership(deps, id)}}, 200);
    })
    .openapi(ofUserRoute, async (c) => c.json({data: await readMembership(deps, c.var.owner)}, 200))
    .openapi(ownRoute, async (c) => c.json({data: await readMembership(deps, requireUser(c).id)}, 200))
    .openapi(cancelRoute, async (c) => {
      const {row, ...rest} = await cancelMembership(deps, c.var.owner, c.req.valid("json"));
      return c.json({data: {...rest, subscription: await show(row, c.var.owner)}}, 200);
    })
    .openapi(reactivateRoute, async (c) => {
      const row = await reactivateMembership(deps, c.var.owner);
      return c.json({data: {subscription: await show(row, c.var.owner)}}, 200);
    })
    .openapi(portalRoute, async (c) => {
      return c.json({data: await openPortal(deps, c.var.owner, c.req.valid("json"))}, 200);
    })
    .openapi(invoicesRoute, async (c) => c.json({data: await listInvoices(deps, c.var.owner)}, 200))
    .openapi(paymentRoute, async (c) => c.json({data: await readDuePayment(deps, c.var.owner)}, 200));
}
