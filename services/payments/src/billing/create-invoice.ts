import {type Line, type PricedLine, priceLines} from "../money/price-lines.ts";
import {newId} from "../protocol/ids.ts";
import type {Coupon, Customer, Invoice, InvoiceLine, Subscription} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {blankInvoice} from "./invoice-object.ts";

export interface InvoicedLine extends Line {
  /** The item of the subscription; null for what is bought once. */
  readonly item: string | null;
  readonly period: {readonly start: number; readonly end: number};
}

export interface InvoiceInput {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly lines: readonly InvoicedLine[];
  readonly coupon: Coupon | null;
  readonly discount: string | null;
  /** The country whose tax applies, where tax is requested. */
  readonly country: string | null;
  readonly reason: Invoice["billing_reason"];
}

/** Creates a finalized invoice: its content no longer changes, only whether it is paid. */
export function createInvoice(shop: Shop, input: InvoiceInput): Invoice {
  const invoice = shop.store.put(draftInvoice(shop, input));
  const {customer} = input;
  const sequence = customer.next_invoice_sequence ?? 1;
  shop.store.put({...customer, currency: invoice.currency, next_invoice_sequence: sequence + 1});
  shop.events.emit("invoice.created", {...invoice, status: "draft"});
  shop.events.emit("invoice.finalized", invoice);
  return invoice;
}

/** Computes the content of an invoice without storing it. */
export function draftInvoice(shop: Shop, input: InvoiceInput): Invoice {
  const {customer, subscription, coupon, discount, reason} = input;
  const {currency, automatic_tax} = subscription;
  const blank = blankInvoice(shop, customer, currency);
  const country = automatic_tax.enabled ? input.country : null;
  const priced = priceLines(input.lines, {currency, coupon, country});
  const lines = priced.lines.map((line, index) =>
    toInvoiceLine(shop, line, {
      input,
      invoice: blank.id,
      invoiced: input.lines[index],
      hasTax: country !== null,
    }),
  );
  const exclusive = priced.lines.reduce((sum, line) => sum + (line.isInclusive ? 0 : line.tax), 0);
  const sequence = String(customer.next_invoice_sequence ?? 1).padStart(4, "0");
  return {
    ...blank,
    automatic_tax: {
      ...blank.automatic_tax,
      enabled: automatic_tax.enabled,
      status: country === null ? null : "complete",
    },
    billing_reason: reason,
    amount_due: priced.total,
    amount_remaining: priced.total,
    discounts: discount === null ? [] : [discount],
    lines: {...blank.lines, data: lines},
    number: `${customer.invoice_prefix ?? "LOCAL"}-${sequence}`,
    parent: {
      quote_details: null,
      subscription_details: {metadata: subscription.metadata, subscription: subscription.id},
      type: "subscription_details",
    },
    subtotal: priced.subtotal,
    subtotal_excluding_tax: priced.subtotal - (priced.tax - exclusive),
    total: priced.total,
    total_discount_amounts: discount === null ? [] : [{amount: priced.discount, discount}],
    total_excluding_tax: priced.total - priced.tax,
    total_taxes: country === null ? [] : priced.lines.map(toTax),
  };
}

export function taxCountry(customer: Customer): string | null {
  return customer.shipping?.address?.country ?? customer.address?.country ?? null;
}

interface LineContext {
  readonly input: InvoiceInput;
  readonly invoice: string;
  readonly invoiced: InvoicedLine | undefined;
  readonly hasTax: boolean;
}

function toInvoiceLine(shop: Shop, line: PricedLine, context: LineContext): InvoiceLine {
  const {input, invoice, invoiced, hasTax} = context;
  const {subscription, discount} = input;
  const item = invoiced?.item ?? null;
  const proration = {proration: false, proration_details: null};
  const name = shop.store.get("product", line.price.product)?.name ?? "";
  return {
    id: newId("line_item"),
    object: "line_item",
    amount: line.subtotal,
    currency: subscription.currency,
    description: line.isFree ? `Trial period for ${name}` : `${line.quantity} × ${name}`,
    discount_amounts: discount === null ? [] : [{amount: line.discount, discount}],
    discountable: true,
    discounts: discount === null ? [] : [discount],
    invoice,
    livemode: false,
    metadata: item === null ? {} : subscription.metadata,
    parent:
      item === null
        ? {
            invoice_item_details: {
              invoice_item: `ii_${line.price.id}`,
              ...proration,
              subscription: subscription.id,
            },
            subscription_item_details: null,
            type: "invoice_item_details",
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              ...proration,
              subscription: subscription.id,
              subscription_item: item,
            },
            type: "subscription_item_details",
          },
    period: invoiced?.period ?? {start: shop.clock.now(), end: shop.clock.now()},
    pretax_credit_amounts: [],
    pricing: {
      price_details: {price: line.price.id, product: line.price.product},
      type: "price_details",
      unit_amount_decimal: String(line.isFree ? 0 : line.subtotal / line.quantity),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: subscription.id,
    subtotal: line.subtotal,
    taxes: hasTax ? [toTax(line)] : [],
  };
}

const toTax = (line: PricedLine): NonNullable<Invoice["total_taxes"]>[number] => ({
  amount: line.tax,
  tax_behavior: line.isInclusive ? "inclusive" : "exclusive",
  tax_rate_details: null,
  taxability_reason: "standard_rated",
  taxable_amount: line.taxable,
  type: "tax_rate_details",
});
