import {asc, eq} from "drizzle-orm";
import type {z} from "zod";
import type {OfficeOrder, revealed} from "../../contract/admin-orders.ts";
import {readOrder} from "../order-view/read-order.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {isCancellable, isShippable, isUnderWay, NOT_FULLY_SHIPPED} from "../orders/order-status.ts";
import {createRefundRepository} from "../orders/refund-repository.ts";
import {staff_note} from "../orders/tables.ts";
import {listShippable} from "../returns/line-units.ts";
import {maskAddress, maskEmail, maskText} from "./mask.ts";
import type {OfficeDeps} from "./staff-member.ts";
import {toOfficeRefund} from "./to-office-refund.ts";

export async function toOfficeOrder(
  deps: OfficeDeps,
  row: OrderRow,
  isMasked: boolean,
): Promise<OfficeOrder> {
  const {db} = deps;
  const shown = await readOrder(deps, row);
  const events = await createOrderRepository(db).listEvents(row.id);
  const refunds = await createRefundRepository(db).listOf(row.id);
  const isToShip = isShippable(row) && (await listShippable(db, row)).length > 0;
  return {
    ...shown,
    ...(isMasked ? maskPerson(personOf(row)) : personOf(row)),
    user_id: row.user_id,
    is_masked: isMasked,
    review_reason: row.review_reason,
    hold: row.hold,
    provider_payment_intent: row.provider_payment_intent,
    timeline: events.map(({at, kind, actor, data}) => ({at: at.toISOString(), kind, actor, data})),
    refunds: refunds.map((refund) => toOfficeRefund(refund, row)),
    notes: await listNotes(deps, row.id),
    can: {
      ship: isToShip,
      deliver: isUnderWay(row),
      pack: row.fulfilment_status === "unfulfilled" && isToShip,
      cancel: isCancellable(row),
      review: row.payment_status === "review",
      address: NOT_FULLY_SHIPPED.has(row.fulfilment_status),
    },
  };
}

type Person = z.output<typeof revealed>;

export function personOf({email, phone, shipping_address, billing_address}: OrderRow): Person {
  return {email, phone_number: phone, shipping_address, billing_address};
}

function maskPerson({email, phone_number, shipping_address, billing_address}: Person): Person {
  return {
    email: maskEmail(email),
    phone_number: maskText(phone_number),
    shipping_address: maskAddress(shipping_address),
    billing_address: maskAddress(billing_address),
  };
}

async function listNotes({db}: OfficeDeps, order_id: string) {
  const rows = await db
    .select()
    .from(staff_note)
    .where(eq(staff_note.order_id, order_id))
    .orderBy(asc(staff_note.at), asc(staff_note.id));
  return rows.map(({at, author, text}) => ({at: at.toISOString(), author, text}));
}
