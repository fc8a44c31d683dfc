import type {ReactNode} from "react";
import type {PanelProps} from "@/client/shop/order-panel";
import {PaintedAmount} from "@/client/shop/painted-amount";
import {yearCost} from "@/client/shop/year-cost";
import {formatAmount} from "@/lib/format/money";

export function CartBar({cart, setting, t, today, children}: PanelProps & {readonly children: ReactNode}) {
  const {market, taxLine} = setting;
  const cost = cart && yearCost(cart, today);
  return (
    <div className="cart-bar field-track">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="text-ui">
            {t("cart.estimatedTotal")}, {taxLine}
          </p>
          <p className="shop-total">
            <PaintedAmount
              amount={cart?.estimated_total ?? null}
              currency={cart?.currency ?? ""}
              market={market}
            />
          </p>
        </div>
        {cart && cost && (
          <p className="text-right text-data">
            {t("cart.yearShort")}
            <span className="block text-value">{formatAmount(cost.total, cart.currency, market)}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
