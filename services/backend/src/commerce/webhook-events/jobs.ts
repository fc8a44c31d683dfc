import {defineJobs} from "../../core/module.ts";
import {checkoutParts} from "../checkout/checkout-deps.ts";
import type {CommerceDeps} from "../commerce-deps.ts";
import {applyOrderEffects} from "../membership/apply-order-effects.ts";
import {issueMissing} from "../receipts/issue-missing.ts";
import {reconcileNightly} from "../reconcile/reconcile-nightly.ts";
import {sweepReturns} from "../returns/sweep-returns.ts";
import {COMMERCE_KINDS} from "./job-kinds.ts";
import {processEvent} from "./process-event.ts";
import {sweepCheckouts} from "./sweep-checkouts.ts";
import {sweepMemberships} from "./sweep-memberships.ts";

export const commerceJobs = defineJobs(COMMERCE_KINDS, (deps: CommerceDeps) => ({
  "work-event": ({event_id}) => processEvent(deps, event_id),
  "follow-order": ({order_id}) => applyOrderEffects(deps, order_id),
  "issue-documents": (_, {signal}) => issueMissing(deps, signal),
  "tend-memberships": () => sweepMemberships(deps),
  "tend-checkouts": () => sweepCheckouts({...deps, ...checkoutParts(deps)}),
  "tend-returns": () => sweepReturns(deps),
  reconcile: () => reconcileNightly(deps),
}));
