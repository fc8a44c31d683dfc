import {type Db, withTransaction} from "../../core/db/db.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import {type CartRow, createCartRepository} from "../cart/cart-repository.ts";
import {withoutPaid} from "../cart/cart-rules.ts";
import type {CheckoutDeps} from "../checkout/checkout-deps.ts";
import {type CheckoutRow, createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {closeCheckout} from "../checkout/open-session.ts";
import {requirePayments} from "../payments/payment-client.ts";
import type {ORDER_KINDS} from "./job-kinds.ts";
import type {IssueDocuments} from "./order-documents.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import type {RiskLimits} from "./order-risk.ts";
import {type PaymentFacts, readPayment} from "./payment-facts.ts";
import {placeOrder} from "./place-order.ts";
import {updateOrder} from "./update-order.ts";

export type SyncDeps = Pick<CheckoutDeps, "db" | "now" | "payments" | "secret"> & {
  readonly wakeMail: () => void;
  readonly enqueue: Enqueue<typeof ORDER_KINDS>;
  /** Address that is notified of a failed refund. */
  readonly staffMail: string;
  readonly risk: RiskLimits;
  readonly issueDocuments: IssueDocuments;
};

export interface Synced {
  readonly facts: PaymentFacts;
  readonly order: OrderRow | null;
}

/**
 * Brings a checkout and its order to the provider's state, for any caller: an event, the thank-you page or a job.
 * Idempotent, and safe at any time, in any order and concurrently. Null for a session that is not ours, or of the other
 * mode.
 */
export async function syncSession(deps: SyncDeps, session_id: string): Promise<Synced | null> {
  const {stripe, livemode} = requirePayments(deps.payments);
  const checkouts = createCheckoutRepository(deps.db);
  const known = await checkouts.ofSession(session_id);
  if (!known || known.livemode !== livemode) return null;
  const attemptNo = await checkouts.beginSync(known.id);
  const facts = await readPayment(stripe, session_id);
  if (facts.status === "expired") await closeCheckout(deps, known, "expired");
  const order = facts.status === "complete" ? await applyPayment(deps, known, facts, attemptNo) : null;
  if (order) deps.wakeMail();
  return {facts, order};
}

/**
 * Looks are numbered before they read. What a later one wrote is at least as new as whatever an earlier one was sent to
 * see, so the earlier one writes nothing any more: else a slow look would undo what happened since.
 */
function applyPayment(
  deps: SyncDeps,
  {id, cart_id}: CheckoutRow,
  facts: PaymentFacts,
  attemptNo: number,
): Promise<OrderRow> {
  return withTransaction(deps.db, async (tx) => {
    const cart = cart_id === null ? null : await createCartRepository(tx).lock(cart_id);
    const checkout = await createCheckoutRepository(tx).lock(id);
    if (!checkout) throw new Error(`Checkout ${id} is gone`);
    const orders = createOrderRepository(tx);
    const known = await orders.ofCheckout(id);
    const locked = known && (await orders.lock(known.id));
    if (locked && attemptNo < checkout.looked) return locked;
    const placed = locked ?? (await placeOrder(tx, deps, checkout, facts));
    const order = await updateOrder(tx, deps, placed, facts);
    if (order.version !== locked?.version) await deps.enqueue(tx, "follow-order", {order_id: order.id});
    await createCheckoutRepository(tx).move(id, ["creating", "open", "expired", "superseded", "failed"], {
      status: "completed",
      client_secret_enc: null,
    });
    await createCheckoutRepository(tx).endSync(id, attemptNo);
    if (cart && !locked) await removePaidLines(tx, cart, checkout, deps.now());
    return order;
  });
}

/**
 * Runs once an order is placed. A cart that changed after its session was opened keeps the lines not paid with it; if
 * it was merged meanwhile, the other cart holds the lines.
 */
async function removePaidLines(tx: Db, paid: CartRow, {cart_version, lines}: CheckoutRow, now: Date) {
  const carts = createCartRepository(tx);
  const cart = paid.merged_into === null ? paid : await carts.lock(paid.merged_into);
  if (cart?.status !== "open" && cart?.status !== "checking_out") return;
  if (cart.id === paid.id && cart.version === cart_version) return carts.setStatus(cart.id, "completed", now);
  const left = withoutPaid(await carts.listLines(cart.id), lines);
  await carts.change(cart.id, {status: left.length > 0 ? "open" : "completed"}, left, now);
}
