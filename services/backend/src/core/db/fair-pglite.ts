import {setImmediate as nextTurn} from "node:timers/promises";
import {PGlite} from "@electric-sql/pglite";

/**
 * Queries of the embedded database run on the thread that accepts connections, one right after another for as long as
 * any waits. Node accepts one connection each time its loop turns, so while fifty connections kept it busy, new ones
 * waited for a turn of all of them each, several seconds for a burst. Here the loop turns before every query.
 */
export class FairPglite extends PGlite {
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      return query();
    });
  }
}
