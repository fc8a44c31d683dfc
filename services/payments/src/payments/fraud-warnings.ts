import {newId} from "../protocol/ids.ts";
import type {Shop} from "../state/shop.ts";

/** Records an early fraud warning: the card's holder has reported to the issuing bank that the charge is unknown. */
export function warnOfFraud(shop: Shop, chargeId: string): void {
  const charge = shop.store.get("charge", chargeId);
  if (!charge) return;
  const warning = shop.store.put({
    id: newId("radar.early_fraud_warning"),
    object: "radar.early_fraud_warning",
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: shop.clock.now(),
    fraud_type: "made_with_stolen_card",
    livemode: false,
    ...(charge.payment_intent !== null && {payment_intent: charge.payment_intent}),
  });
  shop.events.emit("radar.early_fraud_warning.created", warning);
}
