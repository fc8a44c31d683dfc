import {z} from "@hono/zod-openapi";
import {
  GIFT_MONTHS,
  giftList,
  giftPriceQuery,
  giftPrices,
  giftSent,
  givenGift,
  newGift,
  newGiftReply,
} from "../../contract/gifts.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {times} from "../money/money.ts";
import {buyGift, GIFT_SKU} from "./buy-gift.ts";
import type {GiftDeps} from "./gift-deps.ts";
import {listGivenGifts, toGivenGift} from "./list-gifts.ts";
import {cancelGift, resendGift} from "./manage-gift.ts";

const tags = ["gifts"];
const BASE = "/users/{id}/subscription/stripe/gift" as const;
const ofUser = z.object({id: z.string().max(64)});
const ofGift = ofUser.extend({gift_id: z.string().max(64)});
const LIMIT = {burst: 10, perMinute: 10};

const buyRoute = defineRoute("gift.give", ownerInPath, {
  method: "post",
  path: BASE,
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

const listRoute = defineRoute("gift.list", ownerInPath, {
  method: "get",
  path: BASE,
  tags,
  summary: "The gifts somebody paid for, the newest first; never their codes",
  request: {params: ofUser},
  responses: {200: reply(giftList), ...GUARDED},
});

const resendRoute = defineRoute("gift.give", ownerInPath, {
  method: "post",
  path: `${BASE}/{gift_id}/resend`,
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

const cancelRoute = defineRoute("gift.give", ownerInPath, {
  method: "post",
  path: `${BASE}/{gift_id}/cancel`,
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

const pricesRoute = defineRoute("public", null, {
  method: "get",
  path: "/gifts/prices",
  tags,
  summary: "What a gift costs in a region, by its months",
  request: {query: giftPriceQuery},
  responses: {200: reply(giftPrices), 400: refusal("invalid")},
});

/** Giving memberships, below `/canyon`. */
export function giftRoutes(deps: GiftDeps) {
  const {db, now} = deps;
  return createApi()
    .openapi(pricesRoute, async (c) => {
      const catalog = createCatalogRepository(db);
      const currency = await catalog.getCurrency(c.req.valid("query").region);
      const priced = currency && (await catalog.getPriced(GIFT_SKU, currency, now()));
      if (!priced) throw new Error("Gifts have no price: the catalog is not seeded");
      const prices = GIFT_MONTHS.map((months) => ({months, amount: times(priced.price.amount, months)}));
      return c.json({data: {currency, prices}}, 200);
    })
    .openapi(buyRoute, async (c) => {
      keepNoReply(c);
      const giver = requireUser(c);
      await limitSubject(deps, "gift-buy", giver.id, LIMIT);
      return c.json({data: await buyGift(deps, giver, c.req.valid("json"))}, 201);
    })
    .openapi(listRoute, async (c) => {
      return c.json({data: {items: await listGivenGifts(deps, c.var.owner)}}, 200);
    })
    .openapi(resendRoute, async (c) => {
      await resendGift(deps, c.var.owner, c.req.valid("param").gift_id);
      return c.json({data: {sent: true as const}}, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const row = await cancelGift(deps, c.var.owner, c.req.valid("param").gift_id);
      return c.json({data: await toGivenGift(db, row, now())}, 200);
    });
}
