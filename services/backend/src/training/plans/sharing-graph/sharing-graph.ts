import type {ShareLevel} from "../../../contract/share-values.ts";
import type {Db} from "../../../core/db/db.ts";

export interface Sharer {
  readonly user_id: string;
  readonly user_name: string;
  readonly name: string;
  readonly timezone: string;
  readonly level: ShareLevel;
}

interface ShareViewer {
  readonly user_id: string;
  readonly level: ShareLevel;
}

interface SharingGraph {
  readonly levelFor: (giver: string, viewer: string) => Promise<ShareLevel | null>;
  readonly listSharers: (viewer: string) => Promise<readonly Sharer[]>;
  readonly listViewers: (giver: string) => Promise<readonly ShareViewer[]>;
}

export interface SharingGraphDeps {
  /** Read through a handle, so that a transaction sees what it is about to act on. */
  readonly sharingGraphIn: (db: Db) => SharingGraph;
}
