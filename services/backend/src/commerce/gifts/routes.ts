import * as calls from "../../contract/calls/gifts.ts";
import {GIFT_MONTHS} from "../../contract/gifts.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {times} from "../money/money.ts";
import {buyGift, GIFT_SKU} from "./buy-gift.ts";
import type {GiftDeps} from "./gift-deps.ts";
import {listGivenGifts, toGivenGift} from "./list-gifts.ts";
import {cancelGift, resendGift} from "./manage-gift.ts";

const LIMIT = {burst: 10, perMinute: 10};

const buyRoute = defineRoute(calls.buy, ownerInPath);
const listRoute = defineRoute(calls.list, ownerInPath);
const resendRoute = defineRoute(calls.resend, ownerInPath);
const cancelRoute = defineRoute(calls.cancel, ownerInPath);
const pricesRoute = defineRoute(calls.prices, null);

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
