import type {Failure} from "@/client/session/reply";
import {timeInWords} from "../forms/failure-message";
import {promoEndOf} from "./promo-end";
import type {ShopSetting, ShopTranslator} from "./shop-setting";

/** The longest payment pause, in seconds; assumed where the address that reports a refusal omits its length. */
const LONGEST_PAUSE_S = 600;

const INVALID_CODE = {
  expired: "cart.promoExpired",
  used_up: "cart.promoUsedUp",
  ended: "cart.promoInvalid",
} as const;

/**
 * Why a cart or checkout was refused, and what to do about it. Null on a page that is being left, and where the notices
 * of the new cart state it.
 */
export function failureWords(
  {code, params, cart}: Pick<Failure, "code" | "params" | "cart">,
  {names}: Pick<ShopSetting, "names">,
  t: ShopTranslator,
): string | null {
  const item = names[String(params?.sku ?? "")] ?? String(params?.sku ?? "");
  switch (code) {
    case "leaving":
      return null;
    case "quantity_limit":
    case "quantity_invalid":
      return t("cart.limit");
    case "promo_invalid":
      return cart ? null : t(INVALID_CODE[promoEndOf(params?.reason)]);
    case "plan_conflict":
      return t("cart.planConflict");
    case "already_member":
      return t("cart.alreadyMember");
    case "not_sold_in_region":
    case "unknown_sku":
      return t("cart.notSold");
    case "cart_conflict":
      return t("cart.changedElsewhere");
    case "cart_completed":
      return t("cart.paid");
    case "payment_unavailable":
      return t("cart.paymentUnavailable");
    case "payment_cooldown":
      return t("cart.paymentCooldown", {
        time: timeInWords(Number(params?.retry_after ?? LONGEST_PAUSE_S), t.formatLocale),
      });
    case "out_of_stock":
      return Number(params?.available ?? 0) > 0
        ? t("cart.stockShort", {item, available: Number(params?.available)})
        : t("cart.soldOut", {item});
    case "rate_limited":
      return t("auth.rateLimited", {time: timeInWords(Number(params?.retry_after ?? 60), t.formatLocale)});
    default:
      return t("cart.checkoutProblem");
  }
}
