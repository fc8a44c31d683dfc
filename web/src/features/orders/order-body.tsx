import type {ReactNode} from "react";
import {DayScale} from "./day-scale";
import {OrderFacts} from "./order-facts";
import type {OrderHandle} from "./order-handle";
import {OrderLines} from "./order-lines";
import type {OrderPart} from "./order-place";
import {OrderSums} from "./order-sums";

interface Props extends OrderPart {
  readonly handle: Pick<OrderHandle, "order">;
  readonly now: Date;
  /** Below the money. */
  readonly links?: ReactNode;
  /** Below the address. */
  readonly aside?: ReactNode;
}

export function OrderBody({handle: {order}, now, t, place, links, aside}: Props) {
  return (
    <>
      <DayScale order={order} now={now} t={t} place={place} />
      <div className="order-grid">
        <OrderLines order={order} t={t} place={place} />
        <div>
          <OrderSums order={order} t={t} place={place} />
          {links}
        </div>
        <div>
          <OrderFacts order={order} t={t} place={place} />
          {aside}
        </div>
      </div>
    </>
  );
}
