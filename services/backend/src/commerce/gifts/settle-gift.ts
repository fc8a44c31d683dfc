import {withTransaction} from "../../core/db/db.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {addMonths} from "../subscriptions/add-months.ts";
import {giftCode, hashCode} from "./gift-code.ts";
import {createGiftRepository} from "./gift-repository.ts";
import {mailGiftGiver, mailGiftRecipient} from "./mail-gift.ts";

const VALID_MONTHS = 12;

/** Makes a gift claimable once its payment has arrived, and void once all of it was refunded before it was claimed. */
export async function settleGift(deps: SyncDeps, order: OrderRow) {
  const {db, now, secret} = deps;
  await withTransaction(db, async (tx) => {
    const gifts = createGiftRepository(tx);
    const gift = await gifts.lockOfCheckout(order.checkout_id);
    if (gift?.status === "purchased" && order.payment_status === "refunded") {
      await gifts.change(gift.id, {status: "refunded"});
    }
    // A part that went back meanwhile, as goodwill does, takes no gift away.
    const isGood = order.payment_status === "paid" || order.payment_status === "partially_refunded";
    if (gift?.status !== "draft" || !isGood) return;
    const updated = await gifts.change(gift.id, {
      status: "purchased",
      order_id: order.id,
      purchased_at: now(),
      expires_at: addMonths(now(), VALID_MONTHS),
      code_hash: hashCode(giftCode(secret, gift.id)),
    });
    await mailGiftGiver(tx, updated, "bought", now());
    if (updated.deliver_at === null || updated.deliver_at <= now()) {
      await mailGiftRecipient(tx, updated, {letter: "received", cause: "received"}, now());
    }
  });
  deps.wakeMail();
}
