import type {Secret} from "../core/crypto/secret.ts";
import type {Db} from "../core/db/db.ts";

export interface SharingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  /** Tells the dispatcher that there is mail, so that it leaves at once. */
  readonly wakeMail: () => void;
}
