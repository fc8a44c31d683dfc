import type {ShareLevel} from "../../contract/share-values.ts";
import type {Db} from "../../core/db/db.ts";

/** An athlete who shares with the caller. */
export interface Giver {
  readonly user_id: string;
  readonly user_name: string;
  readonly name: string;
  readonly timezone: string;
  readonly level: ShareLevel;
}

export interface Receiver {
  readonly user_id: string;
  readonly level: ShareLevel;
}

/** The sharing graph at this moment. */
export interface Circle {
  readonly levelFor: (giver: string, viewer: string) => Promise<ShareLevel | null>;
  readonly listGivers: (viewer: string) => Promise<readonly Giver[]>;
  readonly listReceivers: (giver: string) => Promise<readonly Receiver[]>;
}

export interface CircleDeps {
  /** Read through a handle, so that a transaction sees what it is about to act on. */
  readonly circleIn: (db: Db) => Circle;
}
