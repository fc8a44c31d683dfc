import type {OrderSummary} from "@gradus/backend/contract/orders";
import type {MarketParams} from "@gradus/schemas/markets";
import {OrderState} from "@/client/parts/order-state";
import {useNewestOrders} from "@/client/resources/use-orders";
import {formatRegionDay} from "@/lib/format/dates";
import {receiptAmountIn} from "@/lib/format/receipt-amount";
import {Link} from "@/ui/link";
import type {OverviewTranslator} from "./overview-messages";
import {Tile} from "./tile";

interface Props {
  readonly t: OverviewTranslator;
  readonly href: string;
  readonly market: MarketParams;
}

export function OrdersTile({t, href, market}: Props) {
  return (
    <Tile
      title={t("account.orders")}
      resource={useNewestOrders()}
      t={t}
      href={href}
      more={t("tiles.allOrders")}
    >
      {(orders) =>
        orders.length === 0 ? (
          <p className="mt-4">{t("tiles.noOrders")}</p>
        ) : (
          <ul className="overview-rows">
            {orders.map((order) => (
              <Row key={order.id} order={order} t={t} href={href} market={market} />
            ))}
          </ul>
        )
      }
    </Tile>
  );
}

function Row({order, t, href, market}: Props & {readonly order: OrderSummary}) {
  const {pretty_id, placed_at, status, total, currency} = order;
  return (
    <li className="overview-row">
      <Link
        className="link text-code flex min-h-hit items-center"
        href={`${href}/${pretty_id.toLowerCase()}`}
      >
        {pretty_id}
      </Link>
      <time dateTime={placed_at} className="text-text-2">
        {formatRegionDay(placed_at, market, "medium")}
      </time>
      <OrderState status={status} t={t} />
      <span className="text-code">{receiptAmountIn(total, currency, t.formatLocale)}</span>
    </li>
  );
}
