import {OrderState} from "@/client/parts/order-state";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {OrderBody} from "./order-body";
import {OrderButtons, type OrderHrefs} from "./order-buttons";
import {orderDate} from "./order-date";
import {type OrderHandle, useOrderActions} from "./order-handle";
import {OrderHistory} from "./order-history";
import {OrderNumber} from "./order-number";
import type {OrderPart} from "./order-place";
import {PrintButton} from "./print-button";

interface Props extends OrderPart {
  readonly handle: OrderHandle;
  readonly hrefs: OrderHrefs;
  readonly now: Date;
}

export function OpenOrder({handle, hrefs, now, t, place}: Props) {
  const actions = useOrderActions(handle, t);
  const {order} = handle;
  return (
    <article className="order-page">
      <h1 ref={actions.heading} tabIndex={-1} className="order-title">
        <span className="text-label block text-text-2">{t("order.numberLabel")}</span>
        <OrderNumber number={order.pretty_id} />
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <OrderState status={order.status} t={t} />
        <span className="text-text-2">{orderDate(order.placed_at, order, place)}</span>
      </p>
      <div className="mt-4">
        <PrintButton label={t("legal.print")} />
      </div>
      <DoneLine>{actions.done}</DoneLine>
      <ProblemLine>{actions.problem}</ProblemLine>
      <OrderBody
        handle={handle}
        now={now}
        t={t}
        place={place}
        aside={<OrderButtons handle={handle} actions={actions} hrefs={hrefs} t={t} place={place} />}
      />
      <OrderHistory handle={handle} actions={actions} t={t} place={place} />
    </article>
  );
}
