import type {Order} from "@gradus/backend/contract/orders";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {TickRule} from "@/ui/tick-rule";
import type {OrderPart} from "./order-place";

export function OrderSums({order, t, place}: OrderPart & {readonly order: Order}) {
  const write = (amount: number) => receiptAmount(amount, order.currency, place.market);
  const isInside = order.total === order.subtotal - order.discount + order.shipping;
  return (
    <div className="order-sums">
      <dl>
        <Row name={t("order.subtotal")}>{write(order.subtotal)}</Row>
        <Row
          name={order.promo ? t("order.discountCode", {code: order.promo.code}) : t("order.discount")}
          isWord={order.discount === 0}
        >
          {order.discount === 0 ? t("order.none") : `−${write(order.discount)}`}
        </Row>
        <Row name={t("order.shipping")} isWord={order.shipping === 0}>
          {order.shipping === 0 ? t("order.free") : write(order.shipping)}
        </Row>
        <Row name={t(isInside ? "order.taxInside" : "order.tax")}>{write(order.tax)}</Row>
      </dl>
      <TickRule hanging className="mt-2" />
      <dl>
        <div className="order-total">
          <dt className="order-name">{t("order.total")}</dt>
          <dd>{write(order.total)}</dd>
        </div>
        {order.refunded > 0 && <Row name={t("order.refunded")}>{`−${write(order.refunded)}`}</Row>}
      </dl>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly isWord?: boolean;
  readonly children: string;
}

function Row({name, isWord = false, children}: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isWord ? "" : "order-amount"}>{children}</dd>
    </div>
  );
}
