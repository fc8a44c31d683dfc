import type {Cart} from "@gradus/backend/contract/cart";
import type {CheckoutTotals} from "@gradus/backend/contract/checkout";
import {deliveryDays} from "@gradus/schemas/delivery-days";
import type {ReactNode} from "react";
import {formatDayRange} from "@/lib/format/day-range";
import {formatAmount} from "@/lib/format/money";
import {NO_DAY} from "@/lib/time/local-day";
import {PaintedAmount} from "./painted-amount";
import type {ShopSetting, ShopTranslator} from "./shop-setting";
import {YearChart} from "./year-chart";
import {yearCost} from "./year-cost";

export interface PanelProps {
  /** Null while it is not known. */
  readonly cart: Cart | null;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  readonly today: string;
}

interface Props extends PanelProps {
  readonly title: string;
  /** The words about tax, where they state more than the region's own line. */
  readonly taxLine?: string | null;
  /** The amounts reported by the payment provider, once it knows the tax. */
  readonly totals?: CheckoutTotals | null;
  /** Between total and sums. */
  readonly items?: ReactNode;
  readonly children?: ReactNode;
}

export function OrderPanel({title, taxLine = null, totals = null, items, children, ...rest}: Props) {
  const {cart, setting, t, today} = rest;
  return (
    <div className="shop-panel">
      <p className="text-body-lg">{title}</p>
      <p className="shop-total">
        <PaintedAmount
          amount={totalDue(cart, totals)}
          currency={cart?.currency ?? ""}
          market={setting.market}
        />
      </p>
      <p className="text-on-field-2">{taxLine ?? (cart ? taxWords(cart, setting, t) : setting.taxLine)}</p>
      <div className="tick-row-down mt-6 border-t-2" aria-hidden="true" />
      {items}
      {cart && <MoneyRows cart={cart} totals={totals} setting={setting} t={t} today={today} />}
      {children}
    </div>
  );
}

/** In minor units, with tax where the provider knows it; null without a cart, whose currency it is in. */
export const totalDue = (cart: Cart | null, totals: CheckoutTotals | null): number | null =>
  cart && (totals?.total ?? cart.estimated_total);

interface RowsProps extends PanelProps {
  readonly cart: Cart;
  readonly totals?: CheckoutTotals | null;
}

export function MoneyRows({cart, totals = null, setting, t, today}: RowsProps) {
  const {market} = setting;
  const money = (amount: number) => formatAmount(amount, cart.currency, market);
  const cost = yearCost(cart, today);
  const isDetermined = cart.tax.state === "included";
  return (
    <>
      <dl className="money-rows">
        <dt>{t("cart.subtotal")}</dt>
        <dd data-amount>{money(cart.subtotal)}</dd>
        {cart.promo && cart.discount > 0 && (
          <>
            <dt>{t("cart.discount", {code: cart.promo.code})}</dt>
            <dd data-amount>{money(-cart.discount)}</dd>
          </>
        )}
        {hasGoods(cart) && (
          <>
            <dt>{shippingWords({setting, t, today})}</dt>
            <dd>{t("cart.shippingFree")}</dd>
          </>
        )}
        {!isDetermined && (
          <>
            <dt>{t("cart.tax")}</dt>
            {totals ? <dd data-amount>{money(totals.tax)}</dd> : <dd>{t("cart.taxAtCheckout")}</dd>}
          </>
        )}
      </dl>
      {cost && (
        <YearChart cost={cost} currency={cart.currency} market={market} taxLine={setting.taxLine} t={t} />
      )}
    </>
  );
}

/** Whether anything of it is sent: a membership is not. */
export const hasGoods = ({lines}: Cart) => lines.some(({kind}) => kind !== "virtual");

/** The delivery days, as soon as the browser knows which day it is. */
function shippingWords({setting, t, today}: Omit<PanelProps, "cart">): string {
  if (today === NO_DAY) return t("cart.shipping");
  const range = formatDayRange(deliveryDays(today, setting.delivery), t.formatLocale);
  return t("cart.shippingArrives", {range});
}

/** How much tax the total contains, where that is known before the address is. */
function taxWords(cart: Cart, {market, taxLine, taxName, taxRate}: ShopSetting, t: ShopTranslator) {
  if (cart.tax.state !== "included" || taxRate === null) return taxLine;
  const contained = Math.round((cart.estimated_total * taxRate) / (100 + taxRate));
  const rate = new Intl.NumberFormat(t.formatLocale).format(taxRate);
  return t("cart.taxIncluded", {amount: formatAmount(contained, cart.currency, market), taxName, rate});
}
