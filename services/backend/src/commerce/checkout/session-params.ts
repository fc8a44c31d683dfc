import type Stripe from "stripe";
import type {CheckoutRow} from "./checkout-repository.ts";
import {commitmentText} from "./commitment-text.ts";
import type {CheckoutLine} from "./tables.ts";

type Params = Stripe.Checkout.SessionCreateParams;

interface CheckoutSessionInput {
  readonly checkout: CheckoutRow;
  /** The provider's names of our prices. */
  readonly prices: ReadonlyMap<string, string>;
  /** The provider's customer id of the signed-in user; null for a guest. */
  readonly customer: string | null;
  readonly countries: readonly string[];
  readonly siteUrl: string;
}

/** Derived from the stored checkout alone, so that a retry sends the same request. */
export function sessionParams({
  checkout,
  prices,
  customer,
  countries,
  siteUrl,
}: CheckoutSessionInput): Params {
  const {id, mode, lines, provider_promo_id, region, locale} = checkout;
  const metadata = {checkout_id: id, cart_id: checkout.cart_id ?? "", region, mode};
  const isShipped = lines.some(({kind}) => kind !== "virtual");
  return {
    mode,
    client_reference_id: id,
    metadata,
    locale,
    currency: checkout.currency.toLowerCase(),
    line_items: lineItems(lines, prices),
    expires_at: Math.floor(checkout.expires_at.getTime() / 1000),
    automatic_tax: {enabled: true},
    billing_address_collection: "auto",
    phone_number_collection: {enabled: isShipped},
    ...(isShipped && {shipping_address_collection: {allowed_countries: countriesOf(countries)}}),
    ...payer(checkout, customer),
    ...(provider_promo_id !== null && {discounts: [{promotion_code: provider_promo_id}]}),
    ...(mode === "payment" ? ofPayment(metadata, customer) : ofSubscription(checkout, metadata)),
    ...places(checkout, `${siteUrl}/${region}/${locale}`),
  };
}

function lineItems(lines: readonly CheckoutLine[], prices: ReadonlyMap<string, string>) {
  const named = (price_id: string) => {
    const price = prices.get(price_id);
    if (price) return price;
    throw new Error(`The provider knows no price ${price_id}`);
  };
  return lines.flatMap(({price_id, qty, plan}) => [
    ...(price_id === null ? [] : [{price: named(price_id), quantity: qty}]),
    ...(plan ? [{price: named(plan.price_id), quantity: 1}] : []),
  ]);
}

/** Of a guest the provider learns who it was when they pay. */
function payer({email, lines}: CheckoutRow, customer: string | null): Partial<Params> {
  if (customer === null) return email === null ? {} : {customer_email: email};
  const isShipped = lines.some(({kind}) => kind !== "virtual");
  const shipping = isShipped && {shipping: "auto" as const};
  return {customer, customer_update: {name: "auto", address: "auto", ...shipping}};
}

function ofPayment(metadata: Record<string, string>, customer: string | null): Partial<Params> {
  const created = customer === null && {customer_creation: "if_required" as const};
  return {payment_intent_data: {metadata}, ...created, submit_type: "pay"};
}

/** What is stored with the subscription about the agreement is all that a later look at it needs. */
function ofSubscription(
  {lines, user_id, locale, currency}: CheckoutRow,
  metadata: Record<string, string>,
): Partial<Params> {
  const plan = lines.find((line) => line.plan)?.plan;
  const sentence = plan && commitmentText(plan, currency, locale);
  return {
    payment_method_collection: "always",
    consent_collection: {terms_of_service: "required"},
    ...(sentence && {custom_text: {submit: {message: sentence}}}),
    subscription_data: {
      metadata: {
        ...metadata,
        locale,
        ...(user_id !== null && {user_id}),
        plan: plan?.code ?? "",
        commitment_months: String(plan?.commitment_months ?? 0),
      },
      ...(plan && plan.trial_days > 0 && {trial_period_days: plan.trial_days}),
    },
  };
}

/** Where customers are redirected afterwards. The address proves nothing: the provider is queried for what was paid. */
function places({ui_mode}: CheckoutRow, market: string): Partial<Params> {
  const back = `${market}/order-confirmation?session_id={CHECKOUT_SESSION_ID}`;
  return ui_mode === "embedded_page"
    ? {ui_mode, return_url: back}
    : {ui_mode, success_url: back, cancel_url: `${market}/cart?said=cancelled`};
}

type Country = Params extends {shipping_address_collection?: infer Collection}
  ? NonNullable<Collection> extends {allowed_countries: (infer Code)[]}
    ? Code
    : never
  : never;

const isCountry = (code: string): code is Country & string => /^[A-Z]{2}$/.test(code);

function countriesOf(codes: readonly string[]) {
  return codes.filter(isCountry);
}
