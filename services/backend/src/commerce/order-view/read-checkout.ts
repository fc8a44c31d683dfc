import type {CheckoutState, CheckoutTotals} from "../../contract/checkout.ts";
import type {Order} from "../../contract/orders.ts";
import type {Actor} from "../../core/authorization/can.ts";
import {notFound} from "../../core/errors.ts";
import {createCartRepository} from "../cart/cart-repository.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {createOrderLinks} from "../orders/order-links.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import type {PaymentFacts} from "../orders/payment-facts.ts";
import {type SyncDeps, type Synced, syncSession} from "../orders/sync-session.ts";
import {readOrder} from "./read-order.ts";
import {asReadOnly, withoutPersonalData} from "./to-order.ts";

interface CheckoutViewer {
  readonly actor: Actor;
  readonly token_hash: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The state of a session, queried from the provider: the confirmation page works without any webhook event. */
export async function readCheckout(
  deps: SyncDeps,
  session_id: string,
  viewer: CheckoutViewer,
): Promise<CheckoutState> {
  const synced = await syncSession(deps, session_id);
  if (!synced) throw notFound();
  const {facts, order} = synced;
  const shown = order && (await readOrder(deps, order));
  const isTheirs = await isOwnCheckout(deps, session_id, viewer);
  return {
    status: stateOf(synced),
    totals: isTheirs && facts.status === "open" ? totalsOf(facts) : null,
    order: shown && (isTheirs ? asBuyer(shown, order) : withoutPersonalData(shown)),
    link_token:
      order && isTheirs && order.user_id === null
        ? createOrderLinks(deps.secret).token(order.id, order.placed_at)
        : null,
  };
}

/** The whole checkout has one destination, so the first taxed line gives the place of taxation. */
function totalsOf({isTaxKnown, total, tax, lines}: PaymentFacts): CheckoutTotals | null {
  if (!isTaxKnown) return null;
  const [first] = lines.flatMap(({taxes}) => taxes);
  return {total, tax, country: first?.country ?? null, state: first?.state ?? null};
}

/** A guest changes nothing by their cart: the page leads on by the link. */
const asBuyer = (shown: Order, {user_id}: Pick<OrderRow, "user_id">) =>
  user_id === null ? asReadOnly(shown) : shown;

function stateOf({facts, order}: Synced): CheckoutState["status"] {
  if (facts.status !== "complete") return facts.status;
  return order?.payment_status === "pending" ? "processing" : "complete";
}

/** Its owner; and for a day the browser whose cart it was. */
async function isOwnCheckout({db, now}: SyncDeps, session_id: string, {actor, token_hash}: CheckoutViewer) {
  const checkout = await createCheckoutRepository(db).ofSession(session_id);
  if (!checkout) return false;
  if (checkout.user_id !== null) return actor.kind === "user" && actor.id === checkout.user_id;
  const isRecent = now().getTime() - checkout.created_at.getTime() < DAY_MS;
  const cart = checkout.cart_id === null ? null : await createCartRepository(db).get(checkout.cart_id);
  return isRecent && token_hash !== null && cart?.token_hash === token_hash;
}
