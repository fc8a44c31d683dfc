import type {Catalog} from "@gradus/backend/contract/catalog";
import type {Order} from "@gradus/backend/contract/orders";
import {drawingOf} from "@/client/shop/line-picture";
import {formatMoney} from "@/lib/format/money";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {Icon} from "@/ui/icon/icon";
import type {OrderPart} from "./order-place";

type Line = Order["lines"][number];

export function OrderLines({order, t, place}: OrderPart & {readonly order: Order}) {
  return (
    <ul className="order-lines" aria-label={t("order.lines")}>
      {order.lines.map((line) => (
        <li key={line.line_no} className="border-line not-last:border-b">
          <div className="order-line">
            <LinePicture line={line} place={place} />
            <div className="min-w-0">
              <p className="order-name">{line.name}</p>
              <p className="text-text-2">{factsOf(line, t)}</p>
            </div>
            <p className="order-amount">
              {receiptAmount(line.unit_amount * line.qty, order.currency, place.market)}
            </p>
          </div>
          <Membership line={line} order={order} t={t} place={place} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({clip, qty, qty_returned}: Line, t: OrderPart["t"]): string {
  const facts = [
    clip && t("order.clip", {color: t(`order.color.${clip}`)}),
    t("order.quantity", {count: qty}),
    qty_returned > 0 && t("order.returned", {count: qty_returned}),
  ];
  return facts.filter(Boolean).join(", ");
}

export function LinePicture({
  line,
  place,
}: {
  readonly line: Pick<Line, "sku" | "clip">;
  readonly place: OrderPart["place"];
  readonly className?: string;
}) {
  const drawing = drawingOf(line, place.drawings);
  if (drawing) {
    const {src, width, height} = drawing;
    return <img src={src} alt="" width={width} height={height} className="order-picture" />;
  }
  return (
    <span className="order-picture order-symbol">
      <Icon name={line.sku.startsWith("clip") ? "clip" : "pod"} size={24} />
    </span>
  );
}

interface MembershipProps extends OrderPart {
  readonly line: Line;
  readonly order: Order;
}

function Membership({line, order, t, place}: MembershipProps) {
  const terms = termsOf(line, place.catalog);
  if (!terms) return null;
  const {offer, plan} = terms;
  const price = t(`order.per.${plan.interval}`, {
    amount: formatMoney(plan.amount, order.currency, place.market),
  });
  const months = offer.commitment_months;
  return (
    <div className="order-line">
      <span
        className="order-bracket"
        style={{"--months": Math.max(1, months)} as object}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <p className="order-name">
          {months > 0 ? t("order.membershipCommitted", {months}) : t("order.membership")}
        </p>
        <p className="text-text-2">
          {offer.trial_days > 0 ? t("order.freeThen", {days: offer.trial_days, price}) : price}
        </p>
      </div>
      <p className="order-amount">
        {offer.trial_days > 0 ? receiptAmount(0, order.currency, place.market) : ""}
      </p>
    </div>
  );
}

export function termsOf(line: Pick<Line, "offer">, catalog: Pick<Catalog, "offers" | "plans"> | null) {
  const offer = catalog?.offers.find(({code}) => code === line.offer);
  const plan = catalog?.plans.find(({code}) => code === offer?.plan_code);
  return offer && plan ? {offer, plan} : null;
}
