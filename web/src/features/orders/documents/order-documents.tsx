import type {Order} from "@gradus/backend/contract/orders";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {Link} from "@/ui/link";
import type {OrderHandle} from "../order-handle";
import {type OrderPart, orderSegment} from "../order-place";

type Document = Order["documents"][number];

export function OrderDocuments({
  handle: {order, link},
  t,
  place,
}: OrderPart & {readonly handle: OrderHandle}) {
  return (
    <section>
      <h2 className="order-section-title">{t("order.documents")}</h2>
      <ul>
        {order.documents.map((document) => (
          <li
            key={document.number}
            className="order-entry flex flex-wrap items-center justify-between gap-x-6"
          >
            <Link
              className="link flex min-h-hit items-center"
              href={documentHref(order.pretty_id, document, {link, place})}
            >
              {t(`order.document.${document.kind}`, {number: document.number})}
            </Link>
            <span className="order-amount">{amountOf(document, order, place)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountOf({total}: Document, {currency}: Order, {market}: OrderPart["place"]): string {
  const written = receiptAmount(Math.abs(total), currency, market);
  return total < 0 ? `−${written}` : written;
}

/** In the account, or under the mailed link that opened the order. */
function documentHref(
  pretty_id: string,
  {number}: Document,
  {link, place: {hrefs}}: Pick<OrderHandle, "link"> & Pick<OrderPart, "place">,
): string {
  const path = `${orderSegment(pretty_id)}/documents/${number.toLowerCase()}`;
  return link === null ? `${hrefs.orders}/${path}` : `${hrefs.confirmation}/${path}?t=${link}`;
}
