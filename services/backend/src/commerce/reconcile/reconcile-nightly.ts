import type {Logger} from "pino";
import {type ReconcileDeps, reconcile} from "./reconcile.ts";

/** Differences that a person has to look at are also logged. */
export async function reconcileNightly(deps: ReconcileDeps & {readonly logger: Logger}) {
  if (!deps.payments) return;
  const outcome = await reconcile(deps);
  const level = outcome.open > 0 ? "warn" : "info";
  deps.logger[level](outcome, "the provider's books were laid beside ours");
}
