import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Gift, PurchasedGift} from "../../contract/gifts.ts";
import type {Db} from "../../core/db/db.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import type {Payments} from "../payments/payment-client.ts";
import {createSubscriptionRepository} from "../subscriptions/subscription-repository.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";

interface ListDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;
/** For this many days, an unclaimed gift can be refunded. */
const REFUND_DAYS = 30;

/** A waiting gift begins when the paid membership ends, if that day is known. */
export async function listReceivedGifts(
  {db, now, payments}: ListDeps & {readonly payments: Payments | null},
  user_id: string,
): Promise<Gift[]> {
  const rows = await createGiftRepository(db).listReceivedBy(user_id);
  const living = await createSubscriptionRepository(db).listOf(user_id, payments?.livemode ?? false);
  const paidUntil = living.find(({ended_at}) => ended_at === null)?.cancel_at ?? null;
  const gifts: Gift[] = [];
  for (const row of rows) gifts.push(await toGift(db, row, now(), paidUntil));
  return gifts;
}

export async function toGift(db: Db, row: GiftRow, now: Date, paidUntil: Date | null = null): Promise<Gift> {
  const giver = row.giver_id === null ? null : await createAccountRepository(db).get(row.giver_id, now);
  const starts_at = row.starts_at ?? (row.status === "claimed" ? paidUntil : null);
  return {...shared(row, now), from: giver?.first_name ?? null, starts_at: iso(starts_at)};
}

export async function listGivenGifts({db, now}: ListDeps, user_id: string): Promise<PurchasedGift[]> {
  const rows = await createGiftRepository(db).listGivenBy(user_id);
  const gifts: PurchasedGift[] = [];
  for (const row of rows) gifts.push(await toGivenGift(db, row, now()));
  return gifts;
}

export async function toGivenGift(db: Db, row: GiftRow, now: Date): Promise<PurchasedGift> {
  const order = row.order_id === null ? null : await createOrderRepository(db).get(row.order_id);
  if (!order) throw new Error(`Gift ${row.id} has no order`);
  const {deliver_at, recipient_email} = row;
  const isSent = deliver_at === null || deliver_at <= now;
  return {
    ...shared(row, now),
    recipient_email,
    amount: order.total,
    currency: order.currency,
    bought_at: (row.purchased_at ?? row.created_at).toISOString(),
    deliver_at: iso(deliver_at),
    order: order.pretty_id,
    can: {
      resend: row.status === "purchased" && isSent && recipient_email !== null,
      cancel: row.status === "purchased" && now <= refundableUntil(row),
    },
  };
}

export function refundableUntil({purchased_at, created_at}: GiftRow): Date {
  return new Date((purchased_at ?? created_at).getTime() + REFUND_DAYS * DAY_MS);
}

function shared(row: GiftRow, now: Date) {
  const {id, months, message, expires_at, claimed_at, starts_at, ends_at} = row;
  return {
    id,
    months,
    message,
    status: statusNow(row, now),
    expires_at: (expires_at ?? now).toISOString(),
    claimed_at: iso(claimed_at),
    starts_at: iso(starts_at),
    ends_at: iso(ends_at),
  };
}

/** The status at this moment, whether or not a job has updated the row since. */
function statusNow({status, starts_at, ends_at, expires_at}: GiftRow, now: Date): Gift["status"] {
  if (status === "draft") throw new Error("A gift that is not paid for is shown to nobody");
  if (status === "purchased") return expires_at !== null && expires_at <= now ? "expired" : "purchased";
  if (ends_at !== null && ends_at <= now) return "ended";
  return status === "claimed" && starts_at !== null && starts_at <= now ? "active" : status;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;
