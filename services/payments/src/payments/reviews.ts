import {newId} from "../protocol/ids.ts";
import type {Charge, Review} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

export function openReview(shop: Shop, charge: string, intent: string): Review {
  return shop.store.put({
    id: newId("review"),
    object: "review",
    billing_zip: null,
    charge,
    closed_reason: null,
    created: shop.clock.now(),
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: true,
    opened_reason: "rule",
    payment_intent: intent,
    reason: "rule",
    session: null,
  });
}

export function closeReview(shop: Shop, review: Review, reason: "approved" | "refunded_as_fraud"): Review {
  const closed = shop.store.put({...review, open: false, reason, closed_reason: reason});
  shop.events.emit("review.closed", closed);
  return closed;
}

/** Of a charge that was fine at first. */
export function reviewCharge(shop: Shop, charge: Charge): Review {
  const review = openReview(shop, charge.id, charge.payment_intent ?? "");
  shop.store.put({...charge, review: review.id});
  const intent = shop.store.get("payment_intent", review.payment_intent ?? "");
  if (intent) shop.store.put({...intent, review: review.id});
  shop.events.emit("review.opened", review);
  return review;
}
