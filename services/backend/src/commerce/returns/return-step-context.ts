import type {Db} from "../../core/db/db.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import type {OnHardwareReturned} from "./hardware-returned.ts";
import type {RmaRow} from "./return-repository.ts";

export interface ReturnStepContext {
  readonly tx: Db;
  readonly order: OrderRow;
  readonly row: RmaRow;
  readonly at: Date;
  readonly staff: string;
  readonly onHardwareReturned: OnHardwareReturned;
  /** As it is set now. */
  readonly return_address: string | null;
}
