import type {DocumentLine, FullOrderDocument} from "@gradus/backend/contract/order-documents";
import type {MarketParams} from "@gradus/schemas/markets";
import {addDays} from "@gradus/training/numbers/days";
import {formatDay} from "@/lib/format/dates";
import {numberFormat} from "@/lib/format/intl";
import {receiptAmount} from "@/lib/format/receipt-amount";
import {regionDay} from "@/lib/time/region-day";
import type {DocumentTranslator} from "./document-messages";

export interface DocumentPart {
  readonly document: FullOrderDocument;
  readonly t: DocumentTranslator;
  readonly market: MarketParams;
}

/** A true minus sign is as wide as a digit, so that columns line up. */
export function documentAmount(amount: number, {document, market}: Omit<DocumentPart, "t">): string {
  const written = receiptAmount(Math.abs(amount), document.currency, market);
  return amount < 0 ? `−${written}` : written;
}

export const documentDay = (at: string, {document, market}: Omit<DocumentPart, "t">): string =>
  formatDay(regionDay(new Date(at), document.region), market);

/** The day before a boundary: the last one that still counts. */
export function lastDayBefore(at: string, {document, market}: Omit<DocumentPart, "t">): string {
  return formatDay(addDays(regionDay(new Date(at), document.region), -1), market);
}

export function percentText(percent: number, t: DocumentTranslator): string {
  const options = {style: "percent", maximumFractionDigits: 3} as const;
  return numberFormat(t.formatLocale, options).format(percent / 100);
}

/** The value of the amount column: with tax where the store's prices include it. */
export function lineAmount({amount, tax}: DocumentLine, {kind, prices}: FullOrderDocument): number {
  return kind === "credit_note" && prices === "net" ? amount - tax : amount;
}

export const netTotal = ({total, tax, shipping}: FullOrderDocument): number => total - tax - shipping;
