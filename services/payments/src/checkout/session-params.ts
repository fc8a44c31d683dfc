import type {Stripe} from "stripe";
import {refuse} from "../protocol/errors.ts";

type Params = Stripe.Checkout.SessionCreateParams;

export const MIN_OPEN_S = 30 * 60;
export const MAX_OPEN_S = 24 * 60 * 60;

/** Parameters that contradict each other, in the words of the API. Returns the mode, which it demands. */
export function checkParams(params: Params): "payment" | "subscription" {
  const mode = toMode(params.mode);
  checkUi(params);
  checkCustomer(params);
  if (params.discounts && params.allow_promotion_codes !== undefined) {
    refuse("You may only specify one of these parameters: allow_promotion_codes, discounts.", "discounts");
  }
  if (mode === "payment" && params.subscription_data) {
    refuse("You can not pass `subscription_data` in `payment` mode.", "subscription_data");
  }
  if (mode === "subscription" && params.payment_intent_data) {
    refuse("You can not pass `payment_intent_data` in `subscription` mode.", "payment_intent_data");
  }
  return mode;
}

function toMode(mode: Params["mode"]) {
  if (mode === "payment") return "payment";
  if (mode === "subscription") return "subscription";
  if (mode === undefined) return refuse("Missing required param: mode.", "mode", "parameter_missing");
  return refuse("This stand-in takes payments and subscriptions.", "mode");
}

function checkUi({
  ui_mode = "hosted_page",
  success_url,
  return_url,
  cancel_url,
  redirect_on_completion,
}: Params) {
  if (ui_mode === "hosted_page") {
    if (!success_url) refuse("Missing required param: success_url.", "success_url", "parameter_missing");
    if (return_url) refuse("You can not pass `return_url` when `ui_mode` is `hosted_page`.", "return_url");
    return;
  }
  if (ui_mode !== "embedded_page") refuse("This stand-in shows hosted and embedded pages.", "ui_mode");
  if (success_url) refuse("You can not pass `success_url` when `ui_mode` is `embedded_page`.", "success_url");
  if (cancel_url) refuse("You can not pass `cancel_url` when `ui_mode` is `embedded_page`.", "cancel_url");
  if (!return_url && redirect_on_completion !== "never") {
    refuse("Missing required param: return_url.", "return_url", "parameter_missing");
  }
}

function checkCustomer({customer, customer_email, customer_update, customer_creation}: Params) {
  if (customer && customer_email) {
    refuse("You may only specify one of these parameters: customer, customer_email.", "customer_email");
  }
  if (customer_update && !customer) {
    refuse("`customer_update` can only be used with `customer`.", "customer_update");
  }
  if (customer && customer_creation) {
    refuse("`customer_creation` can not be used with `customer`.", "customer_creation");
  }
}
