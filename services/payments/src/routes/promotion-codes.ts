import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {refuse} from "../protocol/errors.ts";
import {newId, randomText} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {PromotionCode} from "../protocol/stored.ts";
import {definedFields, mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const promotionCodeRoutes = (shop: Shop): HandlersOf<"promotion_codes"> => {
  const {store, events} = shop;
  return {
    "POST /v1/promotion_codes": ({params}) => createPromotionCode(shop, params),
    "GET /v1/promotion_codes": ({params}) => {
      const {active, code, coupon, customer} = params;
      const found = store
        .list("promotion_code")
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (code === undefined || one.code.toLowerCase() === code.toLowerCase()) &&
            (coupon === undefined || one.promotion.coupon === coupon) &&
            (customer === undefined || one.customer === customer),
        );
      return listOf("/v1/promotion_codes", found, params);
    },
    "GET /v1/promotion_codes/:id": ({id}) => requireObject(store, "promotion_code", id),
    "POST /v1/promotion_codes/:id": ({id, params}) => {
      const before = requireObject(store, "promotion_code", id);
      const metadata = mergeMetadata(before.metadata, params.metadata);
      const code = store.put({...before, ...definedFields({active: params.active}), metadata});
      events.emit("promotion_code.updated", code, before);
      return code;
    },
  };
};

function createPromotionCode(shop: Shop, params: Stripe.PromotionCodeCreateParams): PromotionCode {
  const {promotion, restrictions, code = randomText(8).toUpperCase()} = params;
  if (!promotion.coupon)
    refuse("Missing required param: promotion[coupon].", "promotion[coupon]", "parameter_missing");
  requireObject(shop.store, "coupon", promotion.coupon, "promotion[coupon]");
  if (!/^[A-Za-z0-9-]+$/.test(code)) refuse("Invalid code: only letters, digits and dashes.", "code");
  const isTaken = shop.store
    .list("promotion_code")
    .some((one) => one.active && one.code.toLowerCase() === code.toLowerCase());
  if (isTaken && params.active !== false) {
    refuse(
      `An active promotion code with \`code: ${code}\` already exists.`,
      "code",
      "resource_already_exists",
    );
  }
  const created = shop.store.put({
    id: newId("promotion_code"),
    object: "promotion_code",
    active: params.active ?? true,
    code,
    created: shop.clock.now(),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata(null, orNull(params.metadata) ?? {}),
    promotion: {coupon: promotion.coupon, type: "coupon"},
    restrictions: {
      first_time_transaction: restrictions?.first_time_transaction ?? false,
      minimum_amount: restrictions?.minimum_amount ?? null,
      minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  });
  shop.events.emit("promotion_code.created", created);
  return created;
}
