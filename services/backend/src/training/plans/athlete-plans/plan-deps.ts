import type {ReadAccess} from "../../../contract/entitlements.ts";
import type {Db} from "../../../core/db/db.ts";

export interface PlanDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** What an account may use at this moment. */
  readonly readAccess: ReadAccess;
}
