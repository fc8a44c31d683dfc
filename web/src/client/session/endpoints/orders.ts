import type * as documents from "@gradus/backend/contract/order-documents";
import type * as orders from "@gradus/backend/contract/orders";
import type * as returns from "@gradus/backend/contract/returns";
import type * as statements from "@gradus/backend/contract/statements";
import type {Call} from "./call";

/** What was bought, and what comes back of it. */
export interface OrdersEndpoints {
  "GET /canyon/orders": Call<null, typeof orders.orderList>;
  "GET /canyon/orders/{pretty_id}": Call<null, typeof orders.order>;
  "GET /canyon/orders/{pretty_id}/documents/{number}": Call<null, typeof documents.fullOrderDocument>;
  "PATCH /canyon/orders/{pretty_id}": Call<typeof orders.orderEdit, typeof orders.order>;
  "POST /canyon/orders/lookup": Call<typeof orders.orderLookup, typeof orders.orderLookupReply>;
  "POST /canyon/orders/{pretty_id}/returns": Call<typeof returns.newReturn, typeof returns.rma>;
  "POST /canyon/returns/{rma_id}/cancel": Call<null, typeof returns.rma>;
  "POST /canyon/orders/{pretty_id}/withdrawal": Call<
    typeof returns.withdrawal,
    typeof returns.withdrawalReply
  >;
  "POST /canyon/withdrawals": Call<typeof statements.withdrawalStatement, typeof statements.statementReply>;
  "POST /canyon/cancellations": Call<
    typeof statements.cancellationStatement,
    typeof statements.statementReply
  >;
}
