import {setImmediate as nextTurn} from "node:timers/promises";
import {PGlite} from "@electric-sql/pglite";

/**
 * Queries of the embedded database run on the thread that accepts connections, back to back for as long as any is
 * queued. Node accepts one connection per turn of its event loop. With fifty busy connections, each new one therefore
 * waited until all fifty had had a turn, several seconds for a burst. Here the loop turns before every query.
 */
export class FairPglite extends PGlite {
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      return query();
    });
  }
}
