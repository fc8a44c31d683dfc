import type {Db} from "../../core/db/db.ts";
import type {OrderRow} from "../orders/order-repository.ts";

/** Hardware of an offer came back: what was promised with the offer ends with it. */
interface HardwareReturned {
  readonly order: OrderRow;
  readonly rma_id: string;
  readonly offers: readonly string[];
  readonly at: Date;
}

/** Runs in the transaction that receives the return. Calls to the provider must be deferred until later. */
export type OnHardwareReturned = (tx: Db, returned: HardwareReturned) => Promise<unknown>;
