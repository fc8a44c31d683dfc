import type {OrderSummary} from "@gradus/backend/contract/orders";
import {OrderState} from "@/client/parts/order-state";
import {formatShortDay} from "@/lib/format/dates";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {regionDay} from "@/lib/time/region-day";
import {Link} from "@/ui/link";
import {type OrderPart, orderSegment} from "../order-place";

export function OrderRow({order, t, place}: OrderPart & {readonly order: OrderSummary}) {
  const {pretty_id, first_sku, line_count, total, refunded, currency} = order;
  const name = place.catalog?.products.find(({sku}) => sku === first_sku)?.name ?? first_sku;
  const day = regionDay(new Date(order.placed_at), place.market.region);
  return (
    <li className="order-row">
      <Link
        className="link text-code flex min-h-hit items-center [grid-area:number]"
        href={`${place.hrefs.orders}/${orderSegment(pretty_id)}`}
      >
        {pretty_id}
      </Link>
      <time dateTime={order.placed_at} className="text-text-2 [grid-area:day]">
        {formatShortDay(day, place.market)}
      </time>
      <span className="wrap-anywhere [grid-area:name]">
        {line_count > 1 ? t("order.andMore", {name, count: line_count - 1}) : name}
      </span>
      <span className="[grid-area:state]">
        <OrderState status={order.status} t={t} />
        {refunded > 0 && (
          <span className="block text-text-2">
            {t("order.amountRefunded", {amount: receiptAmount(refunded, currency, place.market)})}
          </span>
        )}
      </span>
      <span className="order-amount [grid-area:total]">{receiptAmount(total, currency, place.market)}</span>
    </li>
  );
}
