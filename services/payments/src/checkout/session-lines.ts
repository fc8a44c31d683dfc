import type {Stripe} from "stripe";
import {amountIn, type Line, type Priced, priceLines} from "../money/price-lines.ts";
import {taxRate} from "../money/tax-rate.ts";
import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {LineItem, Session} from "../protocol/stored.ts";
import {requireInteger} from "../protocol/validate.ts";
import {requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";
import type {AppliedDiscount} from "./discounts.ts";

type LineItemParams = NonNullable<Stripe.Checkout.SessionCreateParams["line_items"]>[number];

const MAX_LINES = 100;

export function readLines(
  shop: Shop,
  lineParams: readonly LineItemParams[],
  mode: string,
  hasTrial: boolean,
): Line[] {
  if (lineParams.length === 0)
    refuse("Missing required param: line_items.", "line_items", "parameter_missing");
  if (lineParams.length > MAX_LINES) refuse(`You can pass at most ${MAX_LINES} line items.`, "line_items");
  const lines = lineParams.map(({price: id, quantity}, index) => {
    const param = `line_items[${index}]`;
    if (id === undefined)
      refuse("This stand-in sells prices by their id only.", `${param}[price]`, "parameter_missing");
    const price = requireObject(shop.store, "price", id, `${param}[price]`);
    if (!price.active) refuse(`The price specified is inactive.`, `${param}[price]`);
    if (quantity === undefined)
      refuse(`Missing required param: ${param}[quantity].`, `${param}[quantity]`, "parameter_missing");
    requireInteger(quantity, `${param}[quantity]`, 1);
    return {price, quantity, isFree: hasTrial && price.recurring !== null};
  });
  checkMode(lines, mode);
  return lines;
}

function checkMode(lines: readonly Line[], mode: string) {
  const hasRecurring = lines.some(({price}) => price.recurring !== null);
  if (mode === "payment" && hasRecurring) {
    refuse(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "mode",
    );
  }
  if (mode === "subscription" && !hasRecurring) {
    refuse(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  }
}

export function requireCurrency(lines: readonly Line[], currency: string): void {
  lines.forEach(({price}, index) => {
    if (amountIn(price, currency)) return;
    refuse(
      `The price specified only supports \`${Object.keys(price.currency_options ?? {}).join("`, `")}\`. This doesn't match the expected currency: \`${currency}\`.`,
      `line_items[${index}][price]`,
    );
  });
}

export function toLines(shop: Shop, session: Session): Line[] {
  const hasTrial = (shop.store.get("local.checkout", session.id)?.session_data.trial_end ?? null) !== null;
  return (session.line_items?.data ?? []).flatMap(({price, quantity}) =>
    price ? [{price, quantity: quantity ?? 1, isFree: hasTrial && price.recurring !== null}] : [],
  );
}

interface LineContext {
  readonly currency: string;
  readonly country: string | null;
}

function toLineItems(
  shop: Shop,
  {lines}: Priced,
  {currency, country}: LineContext,
  ids: readonly string[],
): LineItem[] {
  return lines.map((line, index) => ({
    id: ids[index] ?? newId("item"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: line.discount,
    amount_subtotal: line.subtotal,
    amount_tax: line.tax,
    amount_total: line.total,
    currency,
    description: shop.store.get("product", line.price.product)?.name ?? null,
    discounts: [],
    metadata: {},
    price: line.price,
    quantity: line.quantity,
    taxes:
      country === null
        ? []
        : [
            {
              amount: line.tax,
              rate: taxRate(country, line.isInclusive),
              taxability_reason: "standard_rated",
              taxable_amount: line.taxable,
            },
          ],
  }));
}

export function reprice(
  shop: Shop,
  session: Session,
  country: string | null,
  applied: AppliedDiscount | null,
): Session {
  const currency = session.currency ?? "";
  const taxCountry = session.automatic_tax.enabled ? country : null;
  const priced = priceLines(toLines(shop, session), {
    currency,
    coupon: applied?.coupon ?? null,
    country: taxCountry,
  });
  const ids = (session.line_items?.data ?? []).map(({id}) => id);
  const data = toLineItems(shop, priced, {currency, country: taxCountry}, ids);
  return {
    ...session,
    amount_subtotal: priced.subtotal,
    amount_total: priced.total,
    automatic_tax: {
      ...session.automatic_tax,
      status: !session.automatic_tax.enabled
        ? null
        : country === null
          ? "requires_location_inputs"
          : "complete",
    },
    discounts: applied
      ? [{coupon: applied.code ? null : applied.coupon.id, promotion_code: applied.code?.id ?? null}]
      : [],
    line_items: {
      object: "list",
      data,
      has_more: false,
      url: `/v1/checkout/sessions/${session.id}/line_items`,
    },
    total_details: {amount_discount: priced.discount, amount_shipping: 0, amount_tax: priced.tax},
  };
}

export function appliedTo(shop: Shop, session: Session): AppliedDiscount | null {
  const [discount] = session.discounts ?? [];
  const code = shop.store.get("promotion_code", discount?.promotion_code ?? "");
  const coupon = shop.store.get("coupon", discount?.coupon ?? code?.promotion.coupon ?? "");
  return coupon ? {coupon, code} : null;
}
