import type {Db} from "../../core/db/db.ts";
import type {Payments} from "../payments/payment-client.ts";

export interface SubscriptionDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly wakeMail: () => void;
}
