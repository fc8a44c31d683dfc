import type {Secret} from "../core/crypto/secret.ts";
import type {Db} from "../core/db/db.ts";

export interface SharingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  /** Notifies the dispatcher that mail is queued, so that it is sent at once. */
  readonly wakeMail: () => void;
}
