import {addPeriods} from "../money/months.ts";
import {amountIn, type Line} from "../money/price-lines.ts";
import {newId} from "../protocol/ids.ts";
import type {Price, Subscription, SubscriptionItem} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

export interface SubscriptionInput {
  readonly customer: string;
  readonly currency: string;
  /** Recurring prices only. */
  readonly lines: readonly Pick<Line, "price" | "quantity">[];
  readonly trialEnd: number | null;
  readonly paymentMethod: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly hasTax: boolean;
  readonly cancelAt: number | null;
  readonly missingPaymentMethod: "cancel" | "create_invoice" | "pause";
  readonly testClock: string | null;
}

export function blankSubscription(shop: Shop, input: SubscriptionInput): Subscription {
  const now = shop.clock.now();
  const id = newId("subscription");
  const {trialEnd, hasTax, cancelAt} = input;
  const isTrial = trialEnd !== null && trialEnd > now;
  const anchor = isTrial ? trialEnd : now;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {disabled_reason: null, enabled: hasTax, liability: hasTax ? {type: "self"} : null},
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: {flexible: null, type: "classic"},
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAt,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: {comment: null, feedback: null, feedback_option: null, reason: null},
    collection_method: "charge_automatically",
    created: now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: {type: "self"},
    },
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: input.lines.map(({price, quantity}) =>
        createItem(shop, id, price, quantity, {start: now, end: isTrial ? anchor : periodEnd(price, now)}),
      ),
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {...input.metadata},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: isTrial ? "trialing" : "active",
    test_clock: input.testClock,
    transfer_data: null,
    trial_end: isTrial ? trialEnd : null,
    trial_settings: {
      end_behavior: {billing_cycle_anchor: null, missing_payment_method: input.missingPaymentMethod},
    },
    trial_start: isTrial ? now : null,
  };
}

/** What is agreed for a trial that ends without a card; the API's own default is an invoice that fails. */
export function missingMethod(agreed: string | undefined): SubscriptionInput["missingPaymentMethod"] {
  return agreed === "cancel" || agreed === "pause" ? agreed : "create_invoice";
}

export const periodEnd = ({recurring}: Price, start: number) =>
  recurring ? addPeriods(start, recurring, 1) : start;

interface Period {
  readonly start: number;
  readonly end: number;
}

export function createItem(
  shop: Shop,
  subscription: string,
  price: Price,
  quantity: number,
  {start, end}: Period,
): SubscriptionItem {
  return {
    id: newId("subscription_item"),
    object: "subscription_item",
    billing_thresholds: null,
    created: shop.clock.now(),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The older name of a recurring price, which answers still carry. */
export function toPlan(price: Price): SubscriptionItem["plan"] {
  const amount = amountIn(price, price.currency)?.unit_amount ?? 0;
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount,
    amount_decimal: String(amount),
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
