import {type Db, withTransaction} from "./db.ts";

/** What work would come to: all that it writes is taken back. */
export async function dryRun<T extends object>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const rehearsed: {result: T | null} = {result: null};
  const takenBack = new Error("Taken back as it was only asked");
  try {
    await withTransaction(db, async (tx) => {
      rehearsed.result = await work(tx);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  if (!rehearsed.result) throw new Error("A transaction ended before its work");
  return rehearsed.result;
}
