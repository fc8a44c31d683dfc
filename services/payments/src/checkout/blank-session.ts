import type {Stripe} from "stripe";
import type {Line} from "../money/price-lines.ts";
import {refuse} from "../protocol/errors.ts";
import {newId, randomText} from "../protocol/ids.ts";
import type {Session} from "../protocol/stored.ts";
import {mergeMetadata, orNull} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";
import {MAX_OPEN_S, MIN_OPEN_S} from "./session-params.ts";

type Params = Stripe.Checkout.SessionCreateParams;

export function blankSession(shop: Shop, id: string, params: Params): Session {
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

export function blankLines(
  id: string,
  lines: readonly Line[],
  currency: string,
): NonNullable<Session["line_items"]> {
  const data = lines.map(({price, quantity}) => ({
    id: newId("item"),
    object: "item" as const,
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
  }));
  return {object: "list", data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items`};
}
