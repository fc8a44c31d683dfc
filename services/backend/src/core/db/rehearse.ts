import {type Db, withTransaction} from "./db.ts";

class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super("Taken back as it was only asked");
    this.result = result;
  }
}

/** What work would come to: all that it writes is taken back. */
export async function rehearse<T extends object>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let done: Rehearsed<T> | null = null;
  try {
    return await withTransaction(db, async (tx): Promise<T> => {
      done = new Rehearsed(await work(tx));
      throw done;
    });
  } catch (error) {
    if (done !== null && error === done) return (done as Rehearsed<T>).result;
    throw error;
  }
}
