import type {Stripe} from "stripe";
import {atCustomersHour} from "../billing/customer-clock.ts";
import {refuse} from "../protocol/errors.ts";
import {newId, randomText} from "../protocol/ids.ts";
import type {Session} from "../protocol/stored.ts";
import {mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {SessionData} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";
import {type Applied, applyCoupon, applyPromotionCode} from "./discounts.ts";
import {readLines, reprice, requireCurrency} from "./session-lines.ts";
import {checkParams, MAX_OPEN_S, MIN_OPEN_S} from "./session-params.ts";

type Params = Stripe.Checkout.SessionCreateParams;

const DAY_S = 86_400;

export function createSession(shop: Shop, params: Params): Session {
  const mode = checkParams(params);
  if (params.customer) requireObject(shop.store, "customer", params.customer, "customer");
  const data = atCustomersHour(shop, params.customer ?? null, () => readData(params, shop.clock.now()));
  const lines = readLines(shop, params.line_items ?? [], mode, data.trial_end !== null);
  const currency = (params.currency ?? lines[0]?.price.currency ?? "").toLowerCase();
  requireCurrency(lines, currency);
  const id = newId("checkout.session");
  const bare: Session = {
    ...blankSession(shop, id, params),
    mode,
    currency,
    line_items: {
      object: "list",
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
      data: lines.map(({price, quantity}) => ({
        id: newId("item"),
        object: "item",
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: 0,
        amount_tax: 0,
        amount_total: 0,
        currency,
        description: null,
        metadata: {},
        price,
        quantity,
      })),
    },
  };
  shop.store.put({
    id,
    object: "local.checkout",
    payment_intent: null,
    payment_method: null,
    customer: params.customer ?? null,
    client_secret: bare.client_secret,
    session_data: data,
    shopper: null,
  });
  const country = knownCountry(shop, params);
  const plain = reprice(shop, bare, country, null);
  const applied = readDiscount(shop, params, plain);
  const session = shop.store.put(applied ? reprice(shop, bare, country, applied) : plain);
  shop.tasks.add("expire_session", id, session.expires_at);
  return session;
}

/** A customer who has bought before has an address, which tax can be computed for at once. */
function knownCountry(shop: Shop, params: Params): string | null {
  const customer = shop.store.get("customer", params.customer ?? "");
  return customer?.shipping?.address?.country ?? customer?.address?.country ?? null;
}

function readDiscount(shop: Shop, params: Params, session: Session): Applied | null {
  const [discount, ...others] = params.discounts ?? [];
  if (!discount) return null;
  if (others.length > 0) refuse("This stand-in takes one discount a session.", "discounts");
  const basis = {
    customer: params.customer ?? null,
    currency: session.currency ?? "",
    subtotal: session.amount_subtotal ?? 0,
  };
  if (discount.promotion_code) return applyPromotionCode(shop, discount.promotion_code, basis);
  if (discount.coupon) return applyCoupon(shop, discount.coupon);
  return refuse("You must pass a coupon or a promotion code.", "discounts[0]");
}

function readData(params: Params, now: number): SessionData {
  const {payment_intent_data: intent, subscription_data: subscription} = params;
  const days = subscription?.trial_period_days;
  return {
    intent_metadata: mergeMetadata(null, intent?.metadata),
    subscription_metadata: mergeMetadata(null, subscription?.metadata),
    missing_payment_method: missingMethod(subscription?.trial_settings?.end_behavior.missing_payment_method),
    descriptor_suffix: intent?.statement_descriptor_suffix ?? null,
    trial_end: subscription?.trial_end ?? (days === undefined ? null : now + days * DAY_S),
    description: intent?.description ?? subscription?.description ?? null,
    customer_update: Object.entries(params.customer_update ?? {}).flatMap(([field, how]) =>
      how === "auto" ? [field] : [],
    ),
  };
}

function missingMethod(agreed: string | undefined): SessionData["missing_payment_method"] {
  return agreed === "cancel" || agreed === "pause" ? agreed : "create_invoice";
}

function blankSession(shop: Shop, id: string, params: Params): Session {
  const now = shop.clock.now();
  const uiMode = params.ui_mode ?? "hosted_page";
  const isHosted = uiMode === "hosted_page";
  const expires = params.expires_at ?? now + MAX_OPEN_S;
  if (expires < now + MIN_OPEN_S)
    refuse(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  if (expires > now + MAX_OPEN_S)
    refuse(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: {
      enabled: params.automatic_tax?.enabled ?? false,
      liability: params.automatic_tax?.enabled ? {type: "self"} : null,
      provider: params.automatic_tax?.enabled ? "stripe" : null,
      status: null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: isHosted ? null : `${id}_secret_${randomText(32)}`,
    collected_information: {business_name: null, individual_name: null, shipping_details: null},
    consent: params.consent_collection ? {promotions: null, terms_of_service: null} : null,
    consent_collection: params.consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: params.consent_collection.promotions ?? "none",
          terms_of_service: params.consent_collection.terms_of_service ?? "none",
        }
      : null,
    created: now,
    currency: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: orNull(params.custom_text?.after_submit),
      shipping_address: orNull(params.custom_text?.shipping_address),
      submit: orNull(params.custom_text?.submit),
      terms_of_service_acceptance: orNull(params.custom_text?.terms_of_service_acceptance),
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation:
      params.mode === "payment" && !params.customer ? (params.customer_creation ?? "if_required") : null,
    customer_details: params.customer_email ? blankDetails(params.customer_email) : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata(null, params.metadata),
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      params.mode === "subscription" ? (params.payment_method_collection ?? "always") : null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: {enabled: params.phone_number_collection?.enabled ?? false},
    recovered_from: null,
    ...(!isHosted && {redirect_on_completion: params.redirect_on_completion ?? "always"}),
    ...(params.return_url !== undefined && {return_url: params.return_url}),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: {amount_discount: 0, amount_shipping: 0, amount_tax: 0},
    ui_mode: uiMode,
    url: isHosted ? `${shop.url}/c/pay/${id}` : null,
    wallet_options: null,
  };
}

const blankDetails = (email: string): Session["customer_details"] => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: "none",
  tax_ids: null,
});
