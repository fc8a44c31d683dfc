import type {DocumentBuyer, DocumentFacts, DocumentLine} from "../../contract/order-documents.ts";
import type {Db} from "../../core/db/db.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {returnsTextOf, sellerOf} from "../orders/seller-of.ts";
import {describeLines} from "./describe-lines.ts";
import {type DocumentPart, hasTaxInside, taxRows} from "./document-parts.ts";

export async function receiptFacts(
  tx: Db,
  order: OrderRow,
  parts: readonly DocumentPart[],
): Promise<DocumentFacts> {
  const {discount, shipping, tax, total} = order;
  return {
    ...(await commonFacts(tx, order)),
    lines: await describeLines(tx, order, parts),
    discount,
    shipping,
    tax,
    total,
    taxes: taxRows(parts),
    corrects: null,
    reason: null,
    remaining: null,
  };
}

export async function commonFacts(tx: Db, order: OrderRow) {
  const {currency, region, placed_at, shipped_at} = order;
  return {
    currency,
    region,
    prices: hasTaxInside(order) ? ("gross" as const) : ("net" as const),
    placed_at: placed_at.toISOString(),
    shipped_at: shipped_at?.toISOString() ?? null,
    seller: sellerOf(await returnsTextOf(tx, order)),
  };
}

export function buyerOf(order: OrderRow): DocumentBuyer {
  const {card_brand: brand, card_last4: last4, billing_address, shipping_address} = order;
  // Of some cards the provider learns a postal code only, which is no address to write to.
  const isComplete = billing_address !== null && billing_address.line1 !== "";
  return {
    address: isComplete ? billing_address : (shipping_address ?? billing_address),
    card: brand === null || last4 === null ? null : {brand, last4},
  };
}

/** A line of a credit note that matches no line of the order. */
export const bareLine = (kind: "rest" | "goodwill", amount: number, tax: number): DocumentLine => ({
  kind,
  line_no: null,
  name: null,
  clip: null,
  qty: null,
  unit: null,
  amount,
  tax,
  tax_rate: null,
  plan: null,
});
