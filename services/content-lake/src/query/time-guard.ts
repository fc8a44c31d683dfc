import {createContext, Script} from "node:vm";

/** Work that was ended because its time was up; the message continues "The query …". */
export class TimeLimitExceeded extends Error {}

const context = createContext({work: null});
const script = new Script("work()");

/**
 * Runs synchronous work and ends it after `ms`, wherever it is. Budgets count only what our own loops do; a parser that
 * tries every reading of a bracket, or one comparison of two long lists, checks no budget while it runs.
 */
export function runWithin<T>(ms: number, work: () => T): T {
  context.work = work;
  try {
    return script.runInContext(context, {timeout: Math.ceil(ms)});
  } catch (error) {
    if (isTimeout(error)) throw new TimeLimitExceeded(`took longer than ${ms / 1000} seconds`);
    throw error;
  } finally {
    context.work = null;
  }
}

/** Made in the script's own context, so it is none of our `Error`s. */
function isTimeout(error: unknown): boolean {
  return Object(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
