import type {Order} from "@gradus/backend/contract/orders";
import type {ReactNode} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {cancelReturn} from "@/client/resources/order-calls";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {Link} from "@/ui/link";
import {OrderDocuments} from "./documents/order-documents";
import {orderDate} from "./order-date";
import {failuresOf, type OrderActionsOf, type OrderHandle} from "./order-handle";
import type {OrderPart} from "./order-place";
import {ReturnAddress} from "./returns/return-address";
import {isWithdrawnUnshipped} from "./returns/returnable";

const RETURN_STATES = {
  requested: "order.returnState.requested",
  approved: "order.returnState.approved",
  label_sent: "order.returnState.label_sent",
  in_transit: "order.returnState.in_transit",
  received: "order.returnState.received",
  inspected: "order.returnState.inspected",
  closed: "order.returnState.closed",
  refused: "order.returnState.refused",
  cancelled: "order.returnState.cancelled",
  expired: "order.returnState.expired",
} as const satisfies Record<Order["returns"][number]["status"], string>;

const REFUND_STATES = {
  pending: "order.refundState.pending",
  succeeded: "order.refundState.succeeded",
  failed: "order.refundState.failed",
} as const satisfies Record<Order["refunds"][number]["status"], string>;

/** Accepted, and not with us yet. */
const TO_SEND: ReadonlySet<Order["returns"][number]["status"]> = new Set(["approved", "label_sent"]);

interface Props extends OrderPart {
  readonly handle: OrderHandle;
  readonly actions: OrderActionsOf;
}

export function OrderHistory(props: Props) {
  const {order} = props.handle;
  return (
    <div className="order-history">
      {order.shipments.length > 0 && <Parcels {...props} />}
      {order.returns.length > 0 && <Returns {...props} />}
      {order.refunds.length > 0 && <Refunds {...props} />}
      {order.documents.length > 0 && <OrderDocuments {...props} />}
    </div>
  );
}

function Section({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <section>
      <h2 className="order-section-title">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Parcels({handle: {order}, t, place}: Props) {
  return (
    <Section title={t("order.parcels")}>
      {order.shipments.map((parcel) => (
        <li key={parcel.id} className="order-entry">
          <p>
            {parcel.delivered_at
              ? t("order.parcelArrived", {date: orderDate(parcel.delivered_at, order, place)})
              : t("order.parcelSent", {date: orderDate(parcel.shipped_at, order, place)})}
          </p>
          {parcel.tracking_url ? (
            <Link className="link flex min-h-hit items-center" href={parcel.tracking_url} rel="noopener">
              {t("order.track", {number: parcel.tracking ?? ""})}
            </Link>
          ) : (
            parcel.tracking && <p className="text-code text-text-2 wrap-anywhere">{parcel.tracking}</p>
          )}
        </li>
      ))}
    </Section>
  );
}

function Returns({handle: {order, link}, actions, t}: Props) {
  async function keep(id: string) {
    const reply = await cancelReturn(id, link);
    await actions.refresh();
    if (!reply.ok) return failureMessage(reply.err, t, failuresOf(t));
    actions.announce(t("order.returnCancelled", {number: id}));
    return null;
  }
  return (
    <Section title={t("order.returns")}>
      {order.returns.map(({id, status, kind, lines, can, refused_because, return_address}) => (
        <li key={id} className="order-entry">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span className="text-code">{id}</span>
            {!isWithdrawnUnshipped({status, kind, lines}, order) && <span>{t(RETURN_STATES[status])}</span>}
          </p>
          <p className="text-text-2 wrap-anywhere">
            {kind === "withdrawal" && `${t("order.withdrawal")}: `}
            {lines.map(({qty, name}) => `${qty} × ${name}`).join(", ")}
          </p>
          {isWithdrawnUnshipped({status, kind, lines}, order) && (
            <p className="mt-1">{t("order.nothingLeft")}</p>
          )}
          {refused_because && <p className="mt-1 wrap-anywhere">{refused_because}</p>}
          {return_address && TO_SEND.has(status) && <ReturnAddress address={return_address} t={t} />}
          {can.cancel && (
            <div className="mt-3">
              <ConfirmDialog
                label={t("order.returnCancel")}
                name={t("order.returnCancelNamed", {number: id})}
                title={t("order.returnCancelNamed", {number: id})}
                text={t("order.returnCancelText")}
                confirm={t("order.returnCancel")}
                working={t("common.working")}
                cancel={t("common.back")}
                onConfirm={() => keep(id)}
                focusAfter={actions.heading}
              />
            </div>
          )}
        </li>
      ))}
    </Section>
  );
}

function Refunds({handle: {order}, t, place}: Props) {
  return (
    <Section title={t("order.refunds")}>
      {order.refunds.map(({id, amount, status, at}) => (
        <li key={id} className="order-entry flex flex-wrap justify-between gap-x-6">
          <span>{t(REFUND_STATES[status], {date: orderDate(at, order, place)})}</span>
          <span className="order-amount">{receiptAmount(amount, order.currency, place.market)}</span>
        </li>
      ))}
    </Section>
  );
}
