import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {orderProgress, type PROGRESS} from "./mails/order-progress.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import type {ShipmentRow} from "./shipment-repository.ts";

interface Progress {
  readonly kind: (typeof PROGRESS)[number];
  /** The parcel; null where it is about all of the order. */
  readonly shipment: ShipmentRow | null;
  /** The number of the receipt that goes with it. */
  readonly receipt?: string | null;
  readonly at: Date;
}

/** Sends nothing for an order whose owner is gone. */
export async function mailOrderProgress(
  tx: Db,
  order: OrderRow,
  {kind, shipment, receipt = null, at}: Progress,
) {
  if (order.email === null) return;
  const orderLines = await createOrderRepository(tx).listLines(order.id);
  const mailedLines = shipment?.lines ?? (kind === "address_changed" ? [] : orderLines);
  const nameOf = (line_no: number) => orderLines.find((line) => line.line_no === line_no)?.name ?? "";
  await enqueueMail(tx, orderProgress, {
    dedupe: `order-${kind}.${shipment?.id ?? `${order.id}.${order.version}`}`,
    to: order.email,
    locale: order.locale,
    payload: {
      order_id: order.id,
      pretty_id: order.pretty_id,
      region: order.region,
      kind,
      lines: mailedLines.map(({line_no, qty}) => ({qty, name: nameOf(line_no)})),
      carrier: shipment?.carrier ?? null,
      tracking: shipment?.tracking ?? null,
      receipt,
      at: at.toISOString(),
    },
    at,
  });
}
