import type {Db} from "../db/db.ts";
import type {Secret} from "../secret.ts";

export interface SharingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  /** Tells the dispatcher that there is mail, so that it leaves at once. */
  readonly wakeMail: () => void;
}
