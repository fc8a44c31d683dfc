import {createMiddleware} from "hono/factory";
import {AppError} from "../errors.ts";
import type {FindAccount} from "../http/account.ts";
import type {AppEnv} from "../http/api.ts";
import {isUpload} from "./request-limits.ts";

/** Calls of one account that this process works on at once. Several tabs stay below it; files are held in memory. */
const CONCURRENT_MAX = {calls: 8, uploads: 2} as const;
/** And that wait for their turn. */
const WAITING_MAX = 8;

interface AccountQueue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Keeps one account from taking the capacity of all others with slow calls, which no per-minute limit would catch. */
export function limitConcurrency({findAccount}: {readonly findAccount: FindAccount}) {
  const lines = new Map<string, AccountQueue>();

  async function enter(id: string, atOnce: number): Promise<AccountQueue> {
    const line = lines.get(id) ?? {running: 0, waiting: []};
    lines.set(id, line);
    if (line.running < atOnce) {
      line.running += 1;
      return line;
    }
    if (line.waiting.length >= WAITING_MAX) {
      throw new AppError("rate_limited", "Too many requests at once", {params: {retry_after: 1}});
    }
    // A call that leaves hands its slot to this one.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
    return line;
  }

  function leave(id: string, line: AccountQueue) {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(id);
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const account = await findAccount(c);
    if (!account) return next();
    const kind = isUpload(c) ? "uploads" : "calls";
    const id = `${kind} ${account.id}`;
    const line = await enter(id, CONCURRENT_MAX[kind]);
    try {
      await next();
    } finally {
      leave(id, line);
    }
  });
}
