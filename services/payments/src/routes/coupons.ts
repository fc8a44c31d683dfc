import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {refuse} from "../protocol/errors.ts";
import {randomText} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Coupon} from "../protocol/stored.ts";
import {definedFields, mergeMetadata, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const couponRoutes = (shop: Shop): HandlersOf<"coupons"> => {
  const {store, events} = shop;
  return {
    "POST /v1/coupons": ({params}) => createCoupon(shop, params),
    "GET /v1/coupons": ({params}) => listOf("/v1/coupons", store.list("coupon"), params),
    "GET /v1/coupons/:id": ({id}) => requireObject(store, "coupon", id),
    "POST /v1/coupons/:id": ({id, params}) => {
      const before = requireObject(store, "coupon", id);
      const metadata = mergeMetadata(before.metadata, params.metadata);
      const coupon = store.put({...before, ...definedFields({name: params.name}), metadata});
      events.emit("coupon.updated", coupon, before);
      return coupon;
    },
    "DELETE /v1/coupons/:id": ({id}) => {
      const coupon = requireObject(store, "coupon", id);
      store.remove("coupon", id);
      events.emit("coupon.deleted", coupon);
      return {id, object: "coupon", deleted: true};
    },
  };
};

function createCoupon(shop: Shop, params: Stripe.CouponCreateParams): Coupon {
  const {amount_off, percent_off, currency, duration = "once", applies_to} = params;
  if ((amount_off === undefined) === (percent_off === undefined)) {
    refuse("You must pass exactly one of `percent_off` or `amount_off`.", "percent_off");
  }
  if (amount_off !== undefined && currency === undefined) {
    refuse("Missing required param: currency.", "currency", "parameter_missing");
  }
  if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
    refuse("Invalid percent_off: must be between 0 and 100", "percent_off");
  }
  const id = params.id ?? randomText(8);
  if (shop.store.get("coupon", id)) refuse("Coupon already exists.", "id", "resource_already_exists");
  for (const product of applies_to?.products ?? [])
    requireObject(shop.store, "product", product, "applies_to[products]");
  const coupon = shop.store.put({
    id,
    object: "coupon",
    amount_off: amount_off ?? null,
    ...(applies_to?.products && {applies_to: {products: applies_to.products}}),
    created: shop.clock.now(),
    currency: currency?.toLowerCase() ?? null,
    ...(amount_off !== undefined && {
      currency_options: {[currency?.toLowerCase() ?? ""]: {amount_off}, ...params.currency_options},
    }),
    duration,
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata(null, params.metadata),
    name: params.name ?? null,
    percent_off: percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  shop.events.emit("coupon.created", coupon);
  return coupon;
}
