import {market as marketOf, type Region} from "@gradus/schemas/markets";
import type {OrderDocument} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import type {OrderRow} from "./order-repository.ts";

export interface IssuedDocument extends OrderDocument {
  /** The refund a credit note is about. */
  readonly refund_id: string | null;
}

/**
 * Issues the receipts and credit notes that an order is due by now and does not have, and returns all of them, the
 * oldest first. It goes by what is recorded of the order, so it may run at any time and more than once. Only with the
 * order locked, and after whatever else the transaction writes about it.
 */
export type IssueDocuments = (tx: Db, order: OrderRow, at: Date) => Promise<readonly IssuedDocument[]>;

/** An invoice of the EU names the day of delivery, so it waits for the first parcel. Elsewhere the payment is enough. */
export const isInvoicedOnShipment = (region: Region) => marketOf(region).law.withdrawal;

export const creditNoteOf = (documents: readonly IssuedDocument[], refund_id: string): string | null =>
  documents.findLast((document) => document.refund_id === refund_id)?.number ?? null;

export const receiptNumberOf = (documents: readonly IssuedDocument[]): string | null =>
  documents.find(({kind}) => kind === "receipt")?.number ?? null;
