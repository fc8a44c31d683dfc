import {withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {refundOrder} from "../orders/refund-order.ts";
import type {GiftDeps} from "./gift-deps.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";
import {refundableUntil} from "./list-gifts.ts";
import {mailGiftRecipient} from "./mail-gift.ts";

const SENDS = {burst: 3, perMinute: 3 / 60};

/** Returns the gift that this user bought. One that is missing, a draft or another user's throws `not_found`. */
async function requireOwn(deps: GiftDeps, giver_id: string, id: string): Promise<GiftRow> {
  const gift = await createGiftRepository(deps.db).get(id);
  if (gift && gift.giver_id === giver_id && gift.status !== "draft") return gift;
  throw notFound();
}

/** Sends the same code again. */
export async function resendGift(deps: GiftDeps, giver_id: string, id: string) {
  const {db, now} = deps;
  const gift = await requireOwn(deps, giver_id, id);
  requireUnclaimed(gift);
  await limitSubject(deps, "gift-resend", id, SENDS);
  await withTransaction(db, (tx) =>
    mailGiftRecipient(tx, gift, {letter: "received", cause: `again.${now().getTime()}`}, now()),
  );
  deps.wakeMail();
}

/**
 * Cancels an unclaimed gift and refunds it in full. The gift is voided first, so from then on it cannot be claimed.
 * Idempotent: a retry after a crash between the two steps refunds the money only once.
 */
export async function cancelGift(deps: GiftDeps, giver_id: string, id: string): Promise<GiftRow> {
  const {order_id} = await requireOwn(deps, giver_id, id);
  const gift = await withTransaction(deps.db, async (tx) => {
    const gifts = createGiftRepository(tx);
    const row = await gifts.lock(id);
    if (!row) throw notFound();
    if (row.status === "refunded") return row;
    requireUnclaimed(row);
    const until = refundableUntil(row);
    if (deps.now() > until) {
      throw new AppError("window_closed", "It is too late for that", {
        params: {ended_at: until.toISOString()},
      });
    }
    return gifts.change(id, {status: "refunded"});
  });
  const order = order_id === null ? null : await createOrderRepository(deps.db).get(order_id);
  if (order && order.refunded < order.total) {
    await refundOrder(deps, {
      order_id: order.id,
      amount: null,
      reason: "gift_cancelled",
      idem_key: `gift:${id}`,
      asked_by: "shopper",
    });
  }
  return gift;
}

function requireUnclaimed({status}: GiftRow) {
  if (status !== "purchased")
    throw new AppError("already_claimed", "Nothing can be changed about it any more");
}
