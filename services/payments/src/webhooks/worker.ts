import type {Logger} from "pino";
import type {Shop} from "../state/shop.ts";
import type {WebhookDispatcher} from "./webhook-dispatcher.ts";

interface WorkerDeps {
  readonly shop: Shop;
  readonly courier: WebhookDispatcher;
  readonly runDue: () => void;
  readonly logger: Logger;
}

const TICK_MS = 500;

/** Delivers as soon as something happened, and looks twice a second for what became due. */
export function startWorker({shop, courier, runDue, logger}: WorkerDeps) {
  let round: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  function kick() {
    isWanted = true;
    if (round || isStopped) return;
    round = work().finally(() => {
      round = null;
    });
  }

  async function work() {
    while (isWanted && !isStopped) {
      isWanted = false;
      // After the answer that caused it has left.
      await new Promise(setImmediate);
      await courier.round().catch((err) => logger.error({err}, "delivery failed"));
    }
  }

  const timer = setInterval(() => {
    try {
      runDue();
    } catch (err) {
      logger.error({err}, "what was due could not be done");
    }
    kick();
  }, TICK_MS);
  timer.unref();
  shop.store.onCommit(kick);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
