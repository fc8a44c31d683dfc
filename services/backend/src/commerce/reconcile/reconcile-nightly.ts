import type {Logger} from "pino";
import {type ReconcileDeps, reconcile} from "./reconcile.ts";

/** Every night; what a person has to look at is also said in the log. */
export async function reconcileNightly(deps: ReconcileDeps & {readonly logger: Logger}) {
  if (!deps.payments) return;
  const outcome = await reconcile(deps);
  const say = outcome.open > 0 ? "warn" : "info";
  deps.logger[say](outcome, "the provider's books were laid beside ours");
}
