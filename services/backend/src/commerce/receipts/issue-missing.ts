import {REGIONS} from "@gradus/schemas/markets";
import {and, asc, eq, exists, inArray, isNotNull, isNull, notExists, notInArray, or} from "drizzle-orm";
import type {Logger} from "pino";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {type IssueDocuments, isInvoicedOnShipment} from "../orders/order-documents.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {orders, refund} from "../orders/tables.ts";
import {RECEIPT_STATUSES} from "./issue-documents.ts";
import {receipt} from "./tables.ts";

interface MissingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly issueDocuments: IssueDocuments;
}

const BATCH = 100;

/**
 * Issues the documents that orders of an earlier release lack, the oldest order first. Each order is a transaction of
 * its own and drops out of the query afterwards, so an interrupted run resumes where it stopped. An order that cannot
 * be documented does not block the others; the next run retries it.
 */
export async function issueMissing(deps: MissingDeps, signal: AbortSignal): Promise<void> {
  const tried: string[] = [];
  for (;;) {
    const missing = await listMissing(deps.db, tried);
    if (missing.length === 0) return;
    for (const {id} of missing) {
      signal.throwIfAborted();
      await issueOf(deps, id);
      tried.push(id);
    }
  }
}

async function issueOf({db, now, logger, issueDocuments}: MissingDeps, id: string): Promise<void> {
  try {
    await withTransaction(db, async (tx) => {
      const order = await createOrderRepository(tx).lock(id);
      if (order) await issueDocuments(tx, order, now());
    });
  } catch (error) {
    logger.error({err: error, id}, "the documents of an order could not be issued");
  }
}

const INVOICED_ON_SHIPMENT = REGIONS.filter(isInvoicedOnShipment);

function listMissing(db: Db, except: readonly string[]): Promise<{id: string}[]> {
  const succeeded = db
    .select({id: refund.id})
    .from(refund)
    .where(and(eq(refund.order_id, orders.id), eq(refund.status, "succeeded")));
  const uncredited = db
    .select({id: refund.id})
    .from(refund)
    .leftJoin(receipt, eq(receipt.refund_id, refund.id))
    .where(and(eq(refund.order_id, orders.id), eq(refund.status, "succeeded"), isNull(receipt.id)));
  const received = db
    .select({id: receipt.id})
    .from(receipt)
    .where(and(eq(receipt.order_id, orders.id), eq(receipt.kind, "receipt")));
  // As `issueDocuments` judges one order.
  const isDue = and(
    inArray(orders.payment_status, [...RECEIPT_STATUSES]),
    or(
      notInArray(orders.region, INVOICED_ON_SHIPMENT),
      eq(orders.fulfilment_status, "not_required"),
      isNotNull(orders.shipped_at),
    ),
  );
  return db
    .select({id: orders.id})
    .from(orders)
    .where(
      and(
        or(and(notExists(received), or(isDue, exists(succeeded))), exists(uncredited)),
        except.length === 0 ? undefined : notInArray(orders.id, [...except]),
      ),
    )
    .orderBy(asc(orders.placed_at), asc(orders.id))
    .limit(BATCH);
}
