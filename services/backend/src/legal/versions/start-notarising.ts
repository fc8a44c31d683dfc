import type {Logger} from "pino";
import type {LegalDeps} from "./legal-case.ts";
import {notariseAll} from "./notarise.ts";

const RETRY_MS = 5_000;
const INTERVAL_MS = 10 * 60 * 1000;

/** Catches up with what is sealed: at the start, as soon as the content answers and holds any, and again from time to time. */
export function startNotarising(deps: LegalDeps & {readonly logger: Logger}): {stop(): Promise<void>} {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function record() {
    const count = await notariseAll(deps).catch((err: unknown) => {
      deps.logger.warn({err}, "sealed versions could not be read, trying again");
      return 0;
    });
    if (!isStopped) timer = setTimeout(again, count > 0 ? INTERVAL_MS : RETRY_MS).unref();
  }

  const again = () => {
    running = record();
  };
  let running = record();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
