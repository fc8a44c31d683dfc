import type {Cart, CartNotice} from "@gradus/backend/contract/cart";
import {formatAmount} from "@/lib/format/money";
import {promoEndOf} from "./promo-end";
import type {ShopSetting, ShopTranslator} from "./shop-setting";

interface Props {
  readonly cart: Cart;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
}

/** Changes to the cart that the customer did not request. Always rendered, so that screen readers announce updates. */
export function CartNotices({cart, setting, t}: Props) {
  // Two lines of one article that were cut alike are one sentence.
  const sentences = new Set(cart.notices.map((notice) => noticeWords(notice, setting, t)));
  return (
    <div role="status" className="shop-notices empty:hidden">
      {[...sentences].map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

const DROPPED = {
  expired: "cart.promoExpiredDropped",
  used_up: "cart.promoUsedUpDropped",
  ended: "cart.promoDropped",
} as const;

function noticeWords(
  {code, sku, params}: CartNotice,
  {names, market}: ShopSetting,
  t: ShopTranslator,
): string {
  const item = names[sku ?? ""] ?? sku ?? "";
  const available = Number(params.available ?? 0);
  const {currency = "", old} = params;
  const words: Record<CartNotice["code"], () => string> = {
    line_dropped: () => t("cart.lineDropped", {item}),
    repriced: () => (old ? t("cart.repricedFrom", {currency, old}) : t("cart.repriced", {currency})),
    carts_joined: () => t("cart.cartsJoined"),
    quantity_reduced: () => t("cart.quantityReduced", {item, max: Number(params.max ?? 0)}),
    plan_dropped: () => t("cart.planDropped"),
    stock_short: () => t(available > 0 ? "cart.stockShort" : "cart.soldOut", {item, available}),
    promo_dropped: () => t(DROPPED[promoEndOf(params.reason)]),
    promo_minimum: () =>
      t("cart.promoMinimum", {amount: formatAmount(Number(params.amount), String(currency), market)}),
    promo_currency: () => t("cart.promoCurrency", {currency}),
  };
  return words[code]();
}
