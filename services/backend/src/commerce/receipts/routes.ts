import * as calls from "../../contract/calls/receipts.ts";
import {documentNumber, type FullOrderDocument} from "../../contract/order-documents.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {orderInPath, requireOrder} from "../orders/order-holder.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {createReceiptRepository, type ReceiptRow} from "./receipt-repository.ts";

interface ReceiptRouteDeps {
  readonly db: Db;
  readonly secret: Secret;
  readonly now: () => Date;
}

const readRoute = (deps: ReceiptRouteDeps) => defineRoute(calls.read, orderInPath(deps));

export function receiptRoutes(deps: ReceiptRouteDeps) {
  return createApi().openapi(readRoute(deps), async (c) => {
    const order = await requireOrder(deps.db, c);
    return c.json({data: await readDocument(deps.db, order, c.req.valid("param").number)}, 200);
  });
}

/** A number of another order is as unknown as one that was never given. */
async function readDocument(db: Db, order: OrderRow, number: string): Promise<FullOrderDocument> {
  const parsed = documentNumber.safeParse(number);
  const row = parsed.success ? await createReceiptRepository(db).find(order.id, parsed.data) : null;
  if (!row) throw notFound();
  return toFullDocument(order, row);
}

function toFullDocument({pretty_id}: OrderRow, {kind, number, issued_at, facts, buyer}: ReceiptRow) {
  return {...facts, kind, number, issued_at: issued_at.toISOString(), pretty_id, buyer};
}
